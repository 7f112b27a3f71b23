/** Sentences of this game with the names of this table and this deck: log lines, prompts, what a button does. */
import type { Line, Message, TableInfo } from '../../generated/protocol';
import { seatName, type Sentence } from '../../lib/sentences';
import { cards } from './cards.svelte';
import { profession, thingie, woods, type Action, type CardRef, type View } from './types';

const SEATS = new Set(['seat', 'other', 'target', 'giver', 'taker', 'hand', 'owner']);
const CARDS: Record<string, (kind: number) => CardRef> = { card: thingie, old: thingie, woods, profession };
/** The parameter in which "a card of either pile" stands. */
const FOUND = 'found';

/** A sentence, and the cards its parameters name. */
export interface Saying extends Sentence {
  cards: Record<string, CardRef>;
  bold: readonly string[];
}

export function sayingOf(view: View, table: TableInfo, message: Message): Saying {
  const saying: Saying = { id: message.id, params: {}, cards: {}, bold: [] };
  const bold: string[] = [];
  for (const [name, value] of Object.entries(message.params)) {
    const card = typeof value === 'number' ? CARDS[name]?.(value) : undefined;
    if (card) {
      saying.cards[name] = card;
      saying.params[name] = cards.of(view, card).name;
    } else if (SEATS.has(name) && typeof value === 'number') {
      saying.params[name] = seatName(table, value);
      bold.push(name);
    } else {
      saying.params[name] = value;
    }
  }
  const found = saying.cards.woods ?? saying.cards.card;
  if (found) {
    saying.cards[FOUND] = found;
    saying.params[FOUND] = cards.of(view, found).name;
  }
  return { ...saying, bold };
}

/** A line of the log, as it is shown. */
export interface Shown extends Saying {
  key: number;
  heading: boolean;
}

/** The log: what is said of each event, and each heading once. */
export function linesOf(view: View, table: TableInfo, lines: readonly (Line | null)[]): Shown[] {
  const shown: Shown[] = [];
  let heading = '';
  lines.forEach((line, key) => {
    if (!line) return;
    if (line.heading) {
      const said = JSON.stringify(line.message);
      if (said === heading) return;
      heading = said;
    }
    shown.push({ key, ...sayingOf(view, table, line.message), heading: line.heading });
  });
  return shown;
}

/** What a control that does this is called. */
export function labelOf(action: Action): Message {
  switch (action.type) {
    case 'play':
      return action.target === null
        ? { id: 'bf-action-play', params: { card: action.card } }
        : { id: 'bf-action-play-on', params: { card: action.card, target: action.target } };
    case 'equip':
      return action.replacing === null
        ? { id: 'bf-action-equip', params: { card: action.card } }
        : { id: 'bf-action-equip-replacing', params: { card: action.card, old: action.replacing } };
    case 'part':
    case 'choose-equipment':
    case 'salvage':
      return { id: `bf-action-${action.type}`, params: { card: action.card } };
    case 'choose-bigfoot':
      return { id: 'bf-action-choose-bigfoot', params: { woods: action.bigfoot } };
    case 'find':
      return { id: 'bf-action-find', params: { woods: action.woods } };
    case 'retrain-as':
      return { id: 'bf-action-retrain-as', params: { profession: action.profession, woods: action.bigfoot } };
    case 'choose-profession':
      return { id: 'bf-action-choose-profession', params: { profession: action.profession } };
    case 'choose-player':
      return { id: 'bf-action-choose-player', params: { target: action.seat } };
    case 'choose-place':
      return { id: 'bf-action-choose-place', params: { place: action.place } };
    default:
      return { id: `bf-action-${action.type}`, params: {} };
  }
}
