/** What happened and what a card does: which sentence of the catalogue says it, with which names in it. */
import type { Line, Message, TableInfo } from '../../generated/protocol';
import type { CardClass } from '../../lib/components/Shape.svelte';
import { named, type Named } from '../../lib/sentences';
import { t } from '../../lib/words.svelte';
import { classOf, kindOf, nameOf, setSizeOf } from './kinds';
import type { Kind, View } from './types';

/** A line of the log, as it is shown. */
export interface Shown extends Named {
  key: number;
  /** The card it is about, for the badge. */
  card: Kind | null;
  /** Starts a turn. */
  heading: boolean;
}

/** What is said of each event, and each heading once; `from` lines were told before, under the heading `before`. */
export function linesOf(view: View, table: TableInfo, lines: readonly (Line | null)[], from = 0, before = ''): Shown[] {
  const shown: Shown[] = [];
  let heading = before;
  lines.forEach((line, index) => {
    const key = from + index;
    if (!line) return;
    const sentence = sayingOf(view, table, line.message);
    if (line.heading) {
      const said = JSON.stringify(line.message);
      if (said === heading) return;
      heading = said;
    }
    shown.push({ key, ...sentence, card: cardIn(view, line.message), heading: line.heading });
  });
  return shown;
}

/**
 * The log of one table as it grows. A line that was told is never said otherwise, so each is put into words once; all of
 * them anew only when the table has changed, for names may have.
 */
export class Story {
  #table: TableInfo | null = null;
  #read = 0;
  #heading = '';
  #lines: readonly Shown[] = [];

  /** The lines there are now; those that were there before are the same objects. */
  tell(view: View, table: TableInfo, told: readonly (Line | null)[]): readonly Shown[] {
    if (table !== this.#table || told.length < this.#read) {
      this.#table = table;
      this.#read = 0;
      this.#heading = '';
      this.#lines = [];
    }
    if (told.length > this.#read) {
      const news = linesOf(view, table, told.slice(this.#read), this.#read, this.#heading);
      this.#read = told.length;
      this.#lines = [...this.#lines, ...news];
      const last = told.findLast((line) => line?.heading);
      this.#heading = last ? JSON.stringify(last.message) : '';
    }
    return this.#lines;
  }
}

/** A sentence of the server's with the names of this table and this deck. */
export const sayingOf = (view: View, table: TableInfo, message: Message): Named => named(message, table, (_, id) => nameOf(view, id as Kind));

function cardIn(view: View, { params: { card } }: Message): Kind | null {
  return view.kinds.find(({ kind }) => kind === card)?.kind ?? null;
}

/** The badge before a line: the class of its card, and the size of its set. */
export function badgeOf(view: View, card: Kind | null): { of?: CardClass; number?: number } {
  if (card === null) return {};
  const size = setSizeOf(view, card);
  return { of: classOf(view, card), ...(size === undefined ? {} : { number: size }) };
}

/** What a card does. */
export function explain(view: View, kind: Kind): string {
  const facts = kindOf(view, kind);
  return facts ? t(`effect-${facts.effect}`, { amount: facts.amount }) : '';
}

/** How many cards make a set, as a sentence; null for cards that make none. */
export function explainSet(view: View, kind: Kind): string | null {
  const need = setSizeOf(view, kind);
  return need === undefined ? null : t('set-size', { need });
}
