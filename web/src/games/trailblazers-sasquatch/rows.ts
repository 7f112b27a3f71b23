/** The three rows of discards: what the next card in one of them brings. The server says when a base is due; here it is foretold. */
import type { View } from './types';

/** With these many cards in the longest row a base is placed next, once each (T4); the last place of a row ends the game. */
const BASE_AT: readonly number[] = [4, 8];

export type Brings = 'base' | 'end' | null;

/** What a place brings when the longest row reaches it; `place` counts from 1. */
export function bringsAt(view: Pick<View, 'row_size'>, place: number): Brings {
  return place === view.row_size ? 'end' : BASE_AT.includes(place) ? 'base' : null;
}

/** What the next card in a row would bring. */
export function nextBrings(view: Pick<View, 'row_size' | 'rows'>, row: View['rows'][number]): Brings {
  const longest = Math.max(...view.rows.map((one) => one.discards.length));
  const next = row.discards.length + 1;
  return next > longest ? bringsAt(view, next) : null;
}
