/** What was said, and what can be. */
import type { Message } from '../../generated/protocol';
import type { BaseName, SideName } from './geometry';
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

/** What a seat said lately: in this turn or the one before. */
export function freshStatement(view: View, seat: number): Say | null {
  const statement = view.seats[seat]?.statement;
  return statement && view.turn - statement.turn <= view.seats.length ? statement.said : null;
}

/** A place of the map that somebody spoke of. */
export interface Spoken {
  seat: number;
  base: BaseName;
  /** Null: of the base as a whole. */
  side: SideName | null;
  say: Say;
}

/** What was said lately of bases, to be shown on the map. */
export function spokenOf(view: View): Spoken[] {
  return view.seats.flatMap((_, seat): Spoken[] => {
    const say = freshStatement(view, seat);
    if (say?.type === 'say-good') return [{ seat, base: say.base, side: say.side, say }];
    return say?.type === 'say-join' ? [{ seat, base: say.base, side: null, say }] : [];
  });
}
