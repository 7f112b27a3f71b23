/** What was said, and what can be. */
import type { Message } from '../../generated/protocol';
import type { SideName } from './geometry';
import type { Say, View } from './types';

/** What a statement says, in few words. */
export function said(say: Say): Message {
  switch (say.type) {
    case 'say-types':
      return { id: 'ts-table-said-types', params: { count: say.types.length, type: say.types[0] ?? 'foot', other: say.types[1] ?? 'foot' } };
    case 'say-good':
      return { id: 'ts-table-said-good', params: { base: say.base, side: say.side } };
    case 'say-join':
      return { id: 'ts-table-said-join', params: { base: say.base, type: say.trail } };
    case 'say-odd':
      return { id: 'ts-table-said-odd', params: { name: say.seat } };
  }
}

/** What a seat said lately: in this turn or the one before. In a pursuit nobody minds it any more. */
export function freshStatement(view: View, seat: number): Say | null {
  const statement = view.seats[seat]?.statement;
  return statement && view.pursuit === null && view.phase !== 'over' && view.turn - statement.turn <= 1 ? statement.said : null;
}

/** A place of the map that somebody spoke of, in squares. */
export interface Spoken {
  seat: number;
  say: Say;
  x: number;
  y: number;
}

/** Where it is written of a side of a base, from its corner; and of the base as a whole. */
const BESIDE: Record<SideName | 'all', readonly [number, number]> = { north: [1, 0], east: [2, 1], south: [1, 2], west: [0, 1], all: [1.72, 0.3] };

/** What was said lately of bases, to be shown on the map. */
export function spokenOf(view: View): Spoken[] {
  return view.seats.flatMap((_, seat): Spoken[] => {
    const say = freshStatement(view, seat);
    if (say?.type !== 'say-good' && say?.type !== 'say-join') return [];
    const piece = view.pieces.find((one) => one.base === say.base);
    const [dx, dy] = BESIDE[say.type === 'say-good' ? say.side : 'all'];
    return piece ? [{ seat, say, x: piece.x + dx, y: piece.y + dy }] : [];
  });
}
