/** What flies from place to place when something happened: cards, and whoever was caught. */
import { staggered, type Flight as Flying, type Look } from '../../lib/flights';
import { sprites } from './sprites';
import type { Event, View } from './types';

/** A place on the table, as `data-place` names it. */
export type Place = `seat-${number}` | `hand-${number}` | 'woods' | 'thingies' | 'met';
/** A picture of the woods by the id of its card, or the back of a card. */
type What = { id: string } | 'back';

export type Flight = Flying<What, Place>;

/** What flies where after these events; later ones a little later, all within the time allowed. */
export const flightsOf = (events: readonly Event[], view: Pick<View, 'books'>): Flight[] => staggered(events.flatMap((event) => flightsAfter(event, view)));

function flightsAfter(event: Event, { books }: Pick<View, 'books'>): Omit<Flight, 'delay'>[] {
  const found = (kind: number): What => ({ id: books.woods[kind] ?? '' });
  switch (event.type) {
    case 'drew':
      return [{ what: 'back', from: 'thingies', to: `hand-${event.seat}` }];
    case 'moved-card':
      return [{ what: 'back', from: `hand-${event.giver}`, to: `hand-${event.taker}` }];
    case 'discarded':
    case 'spent':
      return [{ what: 'back', from: `hand-${event.seat}`, to: 'thingies' }];
    case 'captured':
      return [{ what: found(event.woods), from: 'met', to: `seat-${event.seat}` }];
    case 'moved-bigfoot':
      return [{ what: found(event.woods), from: `seat-${event.giver}`, to: `seat-${event.taker}` }];
    case 'released':
      return [{ what: found(event.woods), from: `seat-${event.seat}`, to: 'woods' }];
    default:
      return [];
  }
}

/** How a thing looks in flight. */
export function lookOf(what: What): Look {
  if (what === 'back') return { address: `${sprites.pieces}#back-thingies`, width: 40, height: 56 };
  return { address: `${sprites.woods}#${what.id}`, width: 64, height: 64 };
}
