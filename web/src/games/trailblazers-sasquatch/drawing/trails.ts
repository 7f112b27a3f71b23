/**
 * A trail is three strokes: casing, bed, pattern. Foot is light with boot prints, bike dark with tyre chevrons, water of
 * middle tone with waves, so that they differ without colour, and by their line too.
 */
import type { Side, TrailType } from '../geometry';
import type { Chance } from './chance';
import { beside, circle, curvePath, everyStep, joined, lengthOf, walk, type Cubic, type Point, type Stop } from './paths';
import { filled, ink, ROUND, stroked } from './pen';

export const BED = 20.5;

/** How a trail shines: not, as part of a loop, or as part of one that the card in hand would close. */
export type Shine = 'none' | 'loop' | 'would';

/** A trail as it is drawn: its curves and a walk along them. */
export interface Trail {
  type: TrailType;
  curves: readonly Cubic[];
  stops: readonly Stop[];
}

export const trail = (type: TrailType, curves: readonly Cubic[]): Trail => ({ type, curves, stops: walk(curves) });

const MIDDLES: readonly Point[] = [[50, 0], [100, 50], [50, 100], [0, 50]];
const INWARD: readonly Point[] = [[0, 1], [-1, 0], [0, -1], [1, 0]];
const pick = (points: readonly Point[], side: Side): Point => points[side] ?? [0, 0];

/**
 * The way from side to side of a square that lies `east` of the origin. Both ends meet their edge at right angles and in its
 * middle, so that every neighbour fits. A bend is one lazy curve; a straight drifts and is flat in its middle third, where
 * a bridge may sit.
 */
export function way(from: Side, to: Side, next: Chance, east: number): readonly Cubic[] {
  const [start, end, into, back] = [pick(MIDDLES, from), pick(MIDDLES, to), pick(INWARD, from), pick(INWARD, to)];
  const off = ([x, y]: Point, [dx, dy]: Point, along: number, aside = 0): Point => [x + dx * along - dy * aside + east, y + dy * along + dx * aside];
  if ((from + 2) % 4 !== to) return [[off(start, into, 0), off(start, into, 23 + next() * 9), off(end, back, 23 + next() * 9), off(end, back, 0)]];
  const drift = (next() < 0.5 ? -1 : 1) * (1.6 + next() * 2.6);
  const on = (along: number, aside: number): Point => off(start, into, along, aside);
  return [
    [on(0, 0), on(13, 0), on(20, drift * 1.7), on(31, drift)],
    [on(31, drift), on(43, drift * 0.4), on(57, -drift * 0.4), on(69, -drift)],
    [on(69, -drift), on(80, -drift * 1.7), on(87, 0), on(100, 0)],
  ];
}

/** Boot prints, left and right of the middle. */
function prints(stops: readonly Stop[], small: boolean): string {
  const k = small ? 1.36 : 1.14;
  const shape = everyStep(stops, small ? 14 : 11.8).map((stop, index) => {
    const aside = index % 2 ? 3.7 : -3.7;
    const on = (...points: Point[]) => joined(...points.flatMap(([x, y]) => beside(stop, x * k, (y + aside) * k)));
    const sole = `M${on([-1, -2.2])}C${on([1, -2.6], [4.6, -2.3], [4.6, 0])}C${on([4.6, 2.2], [1.2, 2.3], [-1, 1.5])}Z`;
    return `${sole}M${on([-2, -1.7])}L${on([-2, 1.5])}C${on([-5.4, 1.8], [-5.4, -2], [-2, -1.7])}Z`;
  });
  return filled('foot-ink', shape.join(''));
}

/** Chevrons of a tyre. */
function tread(stops: readonly Stop[], small: boolean): string {
  const marks = everyStep(stops, small ? 13 : 9.6).map((stop) => `M${joined(...beside(stop, -3, -5.6))}L${joined(...beside(stop, 2.6, 0))}L${joined(...beside(stop, -3, 5.6))}`);
  return stroked('bike-ink', small ? 4 : 3, marks.join(''), ROUND);
}

/** Two broken waves; one thick one where there is little room. */
function waves(stops: readonly Stop[], small: boolean): string {
  const count = Math.max(1, Math.round(lengthOf(stops) / (small ? 25 : 19)));
  const length = lengthOf(stops) / count;
  const line = (aside: number): string => {
    const rise = small ? 3.4 : 1.9;
    const seen = everyStep(stops, length / 8);
    return seen.map((stop, index) => (index ? 'L' : 'M') + joined(...beside(stop, 0, aside + rise * Math.sin((stop.far / length) * 2 * Math.PI)))).join('');
  };
  if (small) return stroked('water-ink', 3.6, line(0), ROUND);
  return [-4.2, 4.2].map((aside, index) => stroked('water-ink', 2.5, line(aside), ` stroke-linecap="round" stroke-dasharray="${joined(length * 0.62)} ${joined(length * 0.38)}" stroke-dashoffset="${joined(index ? length / 2 : 0)}"`)).join('');
}

const PATTERN = { foot: prints, bike: tread, water: waves } as const;

/** The glow of a loop, under the casing. */
export function shine(curves: readonly Cubic[], how: Shine): string {
  if (how === 'none') return '';
  const d = curvePath(curves);
  return how === 'would' ? stroked('would', 40, d, ' stroke-dasharray="13 6"') : stroked('loop', 44, d) + stroked('loop-light', 37, d);
}

/** Casing, bed and pattern. */
export function strokes({ type, curves, stops }: Trail, small: boolean): string {
  const d = curvePath(curves);
  return stroked(`${type}-case`, type === 'water' ? 26.5 : 24.5, d) + stroked(`${type}-bed`, BED, d) + PATTERN[type](stops, small);
}

/** A bridge over a crossing: what lies under its trail, and what stands over it. */
export interface Bridge {
  under: string;
  over: string;
}

export function bridge(stops: readonly Stop[], [x, y]: Point): Bridge {
  const distance = (stop: Stop) => Math.hypot(stop.x - x, stop.y - y);
  const middle = stops.reduce((nearest, stop) => (distance(stop) < distance(nearest) ? stop : nearest));
  const on = (along: number, aside: number) => joined(...beside(middle, along, aside));
  const rail = (side: number) => `M${on(-20, side * 15.4)}L${on(-14, side * 12.6)}L${on(14, side * 12.6)}L${on(20, side * 15.4)}`;
  const planks = [-14, -7, 0, 7, 14].map((along) => `M${on(along, -12)}L${on(along, 12)}`).join('');
  const posts = [-14, 0, 14].flatMap((along) => [-12.6, 12.6].map((aside) => circle(...beside(middle, along, aside), 2.3))).join('');
  return {
    under: stroked('shade', 33, `M${on(-15, 2)}L${on(15, 2)}`),
    over: stroked('plank', 1.3, planks) + stroked('rail', 3.4, rail(-1) + rail(1), ROUND) + `<path fill="${ink('post')}" stroke="${ink('rail')}" stroke-width="1.2" d="${posts}"/>`,
  };
}
