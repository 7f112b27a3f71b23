/** Legal spots as places: which is nearest, which is next when the piece is turned. What is legal is the server's word. */
import type { Point } from './camera';
import { at, sizeOf, STEP, type Held, type Seen, type Spot } from './geometry';

export const sameSpot = (one: Spot | null, other: Spot | null): boolean => one === other || (one !== null && other !== null && one.x === other.x && one.y === other.y && one.turn === other.turn);

/** The middle of a piece at a spot, in squares. */
export function middleOf(held: Held, spot: Spot): Point {
  const [width, height] = sizeOf(held, spot.turn);
  return { x: spot.x + width / 2, y: spot.y + height / 2 };
}

/** How far, in squares, a pointer may be from the middle of a spot to mean it. */
const REACH = 1.3;

/** The legal spot of a turn whose middle is nearest; null when none is near. */
export function nearest(held: Held, legal: readonly Spot[], turn: number, point: Point, reach = REACH): Spot | null {
  let best: Spot | null = null;
  let least = reach;
  for (const spot of legal) {
    if (spot.turn !== turn) continue;
    const middle = middleOf(held, spot);
    const far = Math.hypot(middle.x - point.x, middle.y - point.y);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** The next turn clockwise that is legal anywhere; some cards look equal after a half turn and have only two. */
export function nextTurn(legal: readonly Spot[], turn: number): number {
  const turns = new Set(legal.map((spot) => spot.turn));
  return [1, 2, 3].map((by) => (turn + by) % 4).find((one) => turns.has(one)) ?? turn;
}

/** The piece turned on the spot: the next turn, as near to where it lies as is legal. */
export function turnedSpot(held: Held, legal: readonly Spot[], spot: Spot): Spot {
  const turn = nextTurn(legal, spot.turn);
  return nearest(held, legal, turn, middleOf(held, spot), Infinity) ?? spot;
}

/** The next legal spot of the same turn towards a side, for the keyboard; the spot itself when there is none. */
export function stepped(held: Held, legal: readonly Spot[], spot: Spot, side: number): Spot {
  const [dx, dy] = STEP[side] ?? [0, 0];
  const from = middleOf(held, spot);
  let best = spot;
  let least = Infinity;
  for (const one of legal) {
    if (one.turn !== spot.turn) continue;
    const to = middleOf(held, one);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const far = along + 2 * aside;
    if (along > 0 && far < least) [best, least] = [one, far];
  }
  return best;
}

/** Free squares beside the map on which the piece could come to lie, turned as it is: what is marked on the table. */
export function openSquares(held: Held, legal: readonly Spot[], turn: number, seen: ReadonlyMap<string, Seen>): [number, number][] {
  const open = new Map<string, [number, number]>();
  for (const spot of legal) {
    if (spot.turn !== turn) continue;
    const [width, height] = sizeOf(held, turn);
    for (let x = spot.x; x < spot.x + width; x += 1) {
      for (let y = spot.y; y < spot.y + height; y += 1) {
        const beside = STEP.some(([dx, dy]) => seen.has(at(x + dx, y + dy)));
        if (beside && !seen.has(at(x, y))) open.set(at(x, y), [x, y]);
      }
    }
  }
  return [...open.values()];
}
