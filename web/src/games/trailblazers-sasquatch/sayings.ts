/** Sentences of this game with the names of this table: log lines, the sign, what a button does. */
import type { Line, Message, TableInfo } from '../../generated/protocol';
import { named, seatName, type Named } from '../../lib/sentences';
import { t } from '../../lib/words.svelte';
import { BASES, type BaseName } from './geometry';

export const baseName = (base: BaseName): string => t(`ts-base-${base}`);

export const baseNames = (): Record<BaseName, string> => Object.fromEntries(BASES.map((base) => [base, baseName(base)])) as Record<BaseName, string>;

/** A sentence of the table's own, in which players are seat numbers and bases are ids. */
export function sentenceOf(table: TableInfo, { id, params }: Message): string {
  const words = { ...params };
  if (typeof words.base === 'string') words.base = baseName(words.base as BaseName);
  if (typeof words.name === 'number') words.name = seatName(table, words.name);
  return t(id, words);
}

/** A line of the log, as it is shown. */
export interface Shown extends Named {
  key: number;
  heading: boolean;
}

/** What only the own card says, which lies face down: a neighbour may see the log. */
const UNSAID = ['ts-log-dealt-tourist', 'ts-log-dealt-sasquatch'];

/** The log: what is said of each event, and each heading once. */
export function linesOf(table: TableInfo, lines: readonly (Line | null)[]): Shown[] {
  const shown: Shown[] = [];
  let heading = '';
  lines.forEach((line, key) => {
    if (!line || UNSAID.includes(line.message.id)) return;
    if (line.heading) {
      const said = JSON.stringify(line.message);
      if (said === heading) return;
      heading = said;
    }
    shown.push({ key, ...named(line.message, table), heading: line.heading });
  });
  return shown;
}
