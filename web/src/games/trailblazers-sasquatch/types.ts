/** The game's own names for the types that are generated from the server's schema. */
import type { Action, TrailblazersView } from '../../generated/trailblazers-sasquatch';

export type { Action, Card, Event, Hint, LoopValue, Pursuit, RowView, SeatView, Statement, SupplyBase } from '../../generated/trailblazers-sasquatch';

export type View = TrailblazersView;
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
/** A piece of table talk. */
export type Say = ActionOf<'say-types' | 'say-good' | 'say-join' | 'say-odd'>;
/** What is drawn from in a pursuit. */
export type Source = ActionOf<'draw'>['source'];

export const SOURCES: readonly Source[] = ['deck', 'foot', 'bike', 'water'];
