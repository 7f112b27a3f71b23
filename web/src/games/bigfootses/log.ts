/** The log: what is said of each event, each heading once, and what one player did with several cards in one line. */
import type { Line, Message, TableInfo } from '../../generated/protocol';
import { listFormat } from '../../lib/sentences';
import { cards } from './cards.svelte';
import { FOUND, sayingOf, type Saying } from './sayings';
import type { CardRef, View } from './types';

/** A line of the log, as it is shown. `several` are the cards that its parameter of that name lists. */
export interface Shown extends Saying {
  key: number;
  heading: boolean;
  several: CardRef[];
}

/** Where the same happens several times on end, the sentence for all of it: how often, or with which cards. */
const TOGETHER: Record<string, string> = {
  'bf-log-drew': 'bf-table-log-drew', 'bf-log-drew-you': 'bf-table-log-drew-you',
  'bf-log-discarded': 'bf-table-log-discarded', 'bf-log-discarded-you': 'bf-table-log-discarded-you',
  'bf-log-held': 'bf-table-log-held', 'bf-log-held-you': 'bf-table-log-held-you',
  'bf-log-saw': 'bf-table-log-saw', 'bf-log-saw-you': 'bf-table-log-saw-you',
  'bf-log-looked': 'bf-table-log-looked', 'bf-log-looked-you': 'bf-table-log-looked-you',
};
/** The parameters in which the lines of a run differ. */
const OF_ONE = ['card', 'woods'];

/** Lines on end of which the last one, at `key`, may be followed by more of the kind. */
interface Run {
  key: number;
  heading: boolean;
  message: Message;
  more: Message[];
}

export function linesOf(view: View, table: TableInfo, lines: readonly (Line | null)[]): Shown[] {
  const runs: Run[] = [];
  let heading = '';
  lines.forEach((line, key) => {
    if (!line) return;
    if (line.heading) {
      const said = JSON.stringify(line.message);
      if (said === heading) return;
      heading = said;
    }
    const last = runs.at(-1);
    if (last && goesOn(last.message, line.message)) Object.assign(last, { key, more: [...last.more, line.message] });
    else runs.push({ key, heading: line.heading, message: line.message, more: [] });
  });
  return runs.map((run) => shownOf(view, table, run));
}

/** Whether a line says the same of the same player as the one before, of another card. */
function goesOn(before: Message, message: Message): boolean {
  if (!(message.id in TOGETHER) || before.id !== message.id) return false;
  return Object.entries(message.params).every(([name, value]) => OF_ONE.includes(name) || before.params[name] === value);
}

function shownOf(view: View, table: TableInfo, { key, heading, message, more }: Run): Shown {
  const first = sayingOf(view, table, message);
  if (more.length === 0) return { key, heading, several: [], ...first };
  const all = [first, ...more.map((one) => sayingOf(view, table, one))];
  const several = all.flatMap((one) => one.cards[FOUND] ?? []);
  const params = { ...first.params, count: all.length, several: listFormat().format(several.map((card) => cards.of(view, card).name)) };
  return { key, heading, several, id: TOGETHER[message.id] ?? message.id, params, cards: {}, bold: first.bold };
}
