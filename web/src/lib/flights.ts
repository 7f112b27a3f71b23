/**
 * Things that fly from place to place when something happened. A table shows the new position at once; a flight is a
 * picture above it that nobody has to wait for, over in under 300 ms, ended by the next click or key, and left out
 * where less motion is wished for. Places are found by their `data-place`.
 */
export const LONGEST_MS = 300;
const FLIGHT_MS = 220;
const STAGGER_MS = 40;

export interface Flight<What, Place extends string> {
  what: What;
  from: Place;
  to: Place;
  delay: number;
}

/**
 * How a thing looks in flight: the address of its symbol, or the colour of a plain card (no picture of a card can be made
 * out so soon, and to build a dozen of them takes longer than the frame they start in), and its size in pixels.
 */
export interface Look {
  address?: string;
  ink?: string;
  width: number;
  height: number;
}

/** Each a little after the one before, all within the time allowed. */
export function staggered<What, Place extends string>(flights: readonly Omit<Flight<What, Place>, 'delay'>[]): Flight<What, Place>[] {
  return flights.map((flight, index) => ({ ...flight, delay: Math.min(index * STAGGER_MS, LONGEST_MS - FLIGHT_MS) }));
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden';

/**
 * Shows the flights in `layer`, between the places found under `root`: a frame after the new position is drawn, and all
 * places are measured before anything is added, so that no layout is worked out for it alone.
 */
export function launch<What, Place extends string>(flights: readonly Flight<What, Place>[], lookOf: (what: What) => Look, root: HTMLElement, layer: HTMLElement): void {
  if (calm() || flights.length === 0) return;
  const start = () => {
    const ways = flights.map((flight) => ({ flight, from: middleOf(root, flight.from), to: middleOf(root, flight.to) }));
    for (const { flight, from, to } of ways) {
      if (from && to) fly(lookOf(flight.what), flight.delay, from, to, layer);
    }
  };
  requestAnimationFrame(() => requestAnimationFrame(start));
}

function middleOf(root: HTMLElement, place: string): { x: number; y: number } | null {
  const box = root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

function fly({ address, ink, width, height }: Look, delay: number, from: { x: number; y: number }, to: { x: number; y: number }, layer: HTMLElement): void {
  const picture = address ? pictureOf(address) : document.createElement('i');
  picture.style.width = `${width}px`;
  picture.style.height = `${height}px`;
  if (ink) picture.style.background = ink;
  layer.append(picture);
  const at = (place: { x: number; y: number }, scale: number) => `translate(${place.x - width / 2}px, ${place.y - height / 2}px) scale(${scale})`;
  const animation = picture.animate(
    [
      { transform: at(from, 1), opacity: 1 },
      { transform: at(to, 0.8), opacity: 1, offset: 0.8 },
      { transform: at(to, 0.5), opacity: 0 },
    ],
    { duration: FLIGHT_MS, delay, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' },
  );
  animation.onfinish = () => picture.remove();
  animation.oncancel = () => picture.remove();
}

function pictureOf(address: string): SVGSVGElement {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', address);
  picture.append(use);
  return picture;
}

/** Ends whatever moves under `root`: everything is where it belongs already. */
export function skip(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}
