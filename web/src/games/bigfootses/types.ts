/** The game's own names for the types that are generated from the server's schema. */
import type { Action, BigfootsesView } from '../../generated/bigfootses';

export type { Action, Encounter, Event, Frame, Point, SeatView } from '../../generated/bigfootses';

export type View = BigfootsesView;
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** The three kinds of cards; a card is named by its book and its number in it. */
export type Book = 'thingies' | 'woods' | 'professions';
export interface CardRef {
  book: Book;
  kind: number;
}

export const thingie = (kind: number): CardRef => ({ book: 'thingies', kind });
export const woods = (kind: number): CardRef => ({ book: 'woods', kind });
export const profession = (kind: number): CardRef => ({ book: 'professions', kind });
