/** What flies from place to place when something happened: cards, always by their backs. */
import { staggered, type Flight as Flying, type Look } from '../../lib/flights';
import type { TrailType } from './geometry';
import { sprite } from './sprites';
import type { Event, Source } from './types';

/** A place on the table, as `data-place` names it. */
export type Place = `seat-${number}` | `row-${TrailType}` | `pile-${Source}` | 'deck' | 'drawn';
export type Flight = Flying<'back', Place>;

export const flightsOf = (events: readonly Event[]): Flight[] => staggered(events.flatMap(flightsAfter));

function flightsAfter(event: Event): Omit<Flight, 'delay'>[] {
  switch (event.type) {
    case 'drew':
      return [{ what: 'back', from: 'deck', to: `seat-${event.seat}` }];
    case 'discarded':
      return [{ what: 'back', from: `seat-${event.seat}`, to: `row-${event.row}` }];
    case 'turned-up':
      return [{ what: 'back', from: event.source === 'deck' ? 'deck' : `pile-${event.source}`, to: 'drawn' }];
    default:
      return [];
  }
}

export const lookOf = (): Look => ({ address: `${sprite}#trail-back`, width: 80, height: 40 });
