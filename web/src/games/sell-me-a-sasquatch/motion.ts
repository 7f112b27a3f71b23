/**
 * Things that fly from place to place when something happened: cards, tokens, the Buyer Squatch.
 *
 * The table shows the new position at once; a flight is a picture above it that nobody has to wait for, over in
 * under 300 ms, ended by the next click or key, and left out where less motion is wished for.
 */
import pieces from '../../assets/sprites/pieces.svg?url';
import { artOf, buyerArt } from './kinds';
import type { Event, Kind } from './types';

export const LONGEST_MS = 300;
const FLIGHT_MS = 220;
const STAGGER_MS = 40;

/** A place on the table, as `data-place` names it. */
export type Place = `deal-${number}` | `seat-${number}` | `hand-${number}` | 'draw' | 'discard';
type What = Kind | 'back' | 'token' | 'buyer';

export interface Flight {
  what: What;
  from: Place;
  to: Place;
  delay: number;
}

/** What flies where after these events; later ones a little later, all within the time allowed. */
export function flightsOf(events: readonly Event[]): Flight[] {
  const flights = events.flatMap(flightsAfter);
  return flights.map((flight, index) => ({ ...flight, delay: Math.min(index * STAGGER_MS, LONGEST_MS - FLIGHT_MS) }));
}

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

const ROUND = { token: [30, 30], buyer: [54, 75] } as const;
const CARD = [56, 78] as const;

function addressOf(what: What): string {
  if (what === 'token') return `${pieces}#coin`;
  if (what === 'buyer') return buyerArt;
  return what === 'back' ? `${pieces}#card-back` : artOf(what);
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden';

/** Shows the flights in `layer`, between the places found under `root`. */
export function launch(flights: readonly Flight[], root: HTMLElement, layer: HTMLElement): void {
  if (calm()) return;
  for (const flight of flights) {
    const from = middleOf(root, flight.from);
    const to = middleOf(root, flight.to);
    if (from && to) fly(flight, from, to, layer);
  }
}

function middleOf(root: HTMLElement, place: Place): { x: number; y: number } | null {
  const box = root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

function fly(flight: Flight, from: { x: number; y: number }, to: { x: number; y: number }, layer: HTMLElement): void {
  const [width, height] = flight.what === 'token' || flight.what === 'buyer' ? ROUND[flight.what] : CARD;
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', addressOf(flight.what));
  picture.append(use);
  picture.setAttribute('width', `${width}`);
  picture.setAttribute('height', `${height}`);
  layer.append(picture);
  const at = (place: { x: number; y: number }, scale: number) => `translate(${place.x - width / 2}px, ${place.y - height / 2}px) scale(${scale})`;
  const animation = picture.animate(
    [
      { transform: at(from, 1), opacity: 1 },
      { transform: at(to, 0.8), opacity: 1, offset: 0.8 },
      { transform: at(to, 0.5), opacity: 0 },
    ],
    { duration: FLIGHT_MS, delay: flight.delay, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' },
  );
  animation.onfinish = () => picture.remove();
  animation.oncancel = () => picture.remove();
}

/** Ends whatever moves under `root`: everything is where it belongs already. */
export function skip(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}
