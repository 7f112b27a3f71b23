/** What flies from place to place when something happened: cards, tokens, the Buyer Squatch. */
import pieces from '../../assets/sprites/pieces.svg?url';
import { staggered, type Flight as Flying, type Look } from '../../lib/flights';
import type { CardClass } from '../../lib/components/Shape.svelte';
import { buyerArt } from './kinds';
import type { Event, Kind } from './types';

/** A place on the table, as `data-place` names it. */
export type Place = `deal-${number}` | `seat-${number}` | `hand-${number}` | 'draw' | 'discard';
type What = Kind | 'back' | 'token' | 'buyer';

export type Flight = Flying<What, Place>;

/** What flies where after these events; later ones a little later, all within the time allowed. */
export const flightsOf = (events: readonly Event[]): Flight[] => staggered(events.flatMap(flightsAfter));

function flightsAfter(event: Event): Omit<Flight, 'delay'>[] {
  switch (event.type) {
    case 'offered':
      return [{ what: 'back', from: `hand-${event.seat}`, to: `deal-${event.seat}` }];
    case 'added':
      return [{ what: event.card ?? 'back', from: `hand-${event.seat}`, to: `deal-${event.deal}` }];
    case 'played':
      return [{ what: event.card, from: `seat-${event.seat}`, to: 'discard' }];
    case 'removed':
      return [{ what: event.card, from: `deal-${event.deal}`, to: 'discard' }];
    case 'took-token':
      return [{ what: 'token', from: `seat-${event.victim}`, to: `seat-${event.thief}` }];
    case 'chose':
      return [{ what: 'buyer', from: `seat-${event.buyer}`, to: `seat-${event.seller}` }];
    case 'collected':
      return event.cards.slice(0, 1).map((what) => ({ what, from: `deal-${event.deal}`, to: `seat-${event.owner}` }));
    case 'traded':
      return [
        { what: event.card, from: `seat-${event.seat}`, to: 'discard' },
        ...(event.tokens > 0 ? [{ what: 'token', from: 'discard', to: `seat-${event.seat}` } as const] : []),
      ];
    case 'stole':
      return [{ what: event.card, from: `seat-${event.victim}`, to: `seat-${event.thief}` }];
    case 'drew':
      return [{ what: 'back', from: 'draw', to: `hand-${event.seat}` }];
    default:
      return [];
  }
}

const CARD = { width: 56, height: 78 };

/** How a thing looks in flight; `classOf` tells a card's class. */
export function lookOf(what: What, classOf: (kind: Kind) => CardClass): Look {
  if (what === 'token') return { address: `${pieces}#coin`, width: 30, height: 30 };
  if (what === 'buyer') return { address: buyerArt, width: 54, height: 75 };
  return { ink: what === 'back' ? 'var(--ink-forest)' : INKS[classOf(what)], ...CARD };
}

const INKS: Record<CardClass, string> = { creature: 'var(--ink-pine)', nasty: 'var(--ink-rust)', thing: 'var(--ink-dusk)' };
