/** A hybrid base: two by two, eight ends, a clearing with what is left there to ride, row or sleep in. */
import type { BaseName, TrailType } from '../geometry';
import { frame, inside, rim } from './card';
import { chance } from './chance';
import { blob, circle, smooth, type Cubic, type Point } from './paths';
import { box, filled, moved, ROUND, stroked } from './pen';
import { SHAPES } from './symbols';
import { shine, strokes, trail, type Shine } from './trails';

const TENT = filled('tent-light', 'M0-20L24 16H-24Z') + filled('tent-dark', 'M0-20L24 16H8Z') + filled('tent-door', 'M0-4L7 16H-7Z') + stroked('beast-line', 1.8, 'M0-20V-26M-24 16L-29 19M24 16L29 19', ROUND);
const CANOE =
  stroked('trunk', 2.6, 'M14-18L26-2', ROUND) + filled('trunk', 'M9-24L16-20L15-13Z') +
  filled('canoe', 'M-30-6C-20 2 20 2 30-6C28 8 18 12 0 12C-18 12-28 8-30-6Z') + filled('canoe-light', 'M-27 1C-16 7 16 7 27 1L26 4C14 9-14 9-26 4Z') + stroked('beast-line', 1.8, 'M-6 2V9M8 2V9', ROUND);
const BIKE = stroked('bike-line', 2.8, circle(-15, 7, 10.5) + circle(15, 7, 10.5) + 'M-15 7L-5-9H10L15 7M-5-9L1 7H-15M1 7L10-9M10-9L8-15H14M-7-13H-1M-5-9L-4-13', ROUND);
const FIRE =
  filled('rock-dark', circle(0, 0, 12)) + filled('beast-warm', 'M0-13C5-7 8-3 6 3C4 7-4 7-6 3C-8-2-3-4 0-13Z') +
  filled('bike-ink', 'M0-5C3-2 4 1 3 3.4C1 6-2 6-3 3.4C-4 1-1-1 0-5Z') + stroked('trunk', 3, 'M-10 9L10 4M-10 4L10 9', ROUND);

interface Thing {
  picture: string;
  scale: number;
  above: number;
  below: number;
}
const THINGS: Record<TrailType, Thing> = {
  foot: { picture: TENT, scale: 1.28, above: 68, below: 139 },
  bike: { picture: BIKE, scale: 1.25, above: 66, below: 136 },
  water: { picture: CANOE, scale: 1.12, above: 72, below: 140 },
};

/** The ends of a base: two a side, the northern or western one first; `end / 2` is the side. */
const ENDS: readonly Point[] = [[50, 0], [150, 0], [200, 50], [200, 150], [50, 200], [150, 200], [0, 50], [0, 150]];
const INWARD: readonly Point[] = [[0, 1], [-1, 0], [0, -1], [1, 0]];

export interface BaseLook {
  small?: boolean;
  /** Ends that belong to a loop, and those that would, as bits. */
  loop?: number;
  would?: number;
}

/** The picture of a base, 200 by 200, as it lies: `sides` are the types of its sides N, E, S, W. */
export function basePicture(name: BaseName, sides: readonly TrailType[], { small = false, loop = 0, would = 0 }: BaseLook = {}): string {
  const next = chance(name.length * 7 + name.charCodeAt(0));
  const [first, second] = name.split('-') as [TrailType, TrailType];
  const corners = [[0, 0], [200, 0], [0, 200], [200, 200]].map(([x = 0, y = 0]) => smooth(blob(x, y, 40, 40, next))).join('');
  const glow = (end: number): Shine => (loop & (1 << end) ? 'loop' : would & (1 << end) ? 'would' : 'none');
  const trails = ENDS.map(([x, y], end) => {
    const [dx, dy] = INWARD[end >> 1] ?? [0, 0];
    const turn: Point = [x + dx * 30, y + dy * 30];
    const curve: Cubic = [[x, y], [x + dx * 22, y + dy * 22], turn, [turn[0] + (100 - turn[0]) * 0.42, turn[1] + (100 - turn[1]) * 0.42]];
    return shine([curve], glow(end)) + strokes(trail(sides[end >> 1] ?? 'foot', [curve]), small);
  }).join('');
  const fir = SHAPES.fir.parts.map(([name, d]) => filled(name, d)).join('');
  const [above, below] = [THINGS[first], THINGS[second]];
  return (
    box('stock', 0, 0, 200, 200, 9) + inside(200, 200, box('camp', 0, 0, 200, 200) + filled('wood-2', corners)) + frame(200, 200, 9) + trails +
    filled('clearing', smooth(blob(100, 100, 70, 68, chance(5), 14))) +
    moved(88, above.above, above.scale, 0, above.picture) + moved(106, below.below, below.scale, 0, below.picture) + moved(138, 78, 0.86, 0, FIRE) +
    [[20, 20], [180, 20], [20, 180], [180, 180]].map(([x = 0, y = 0]) => moved(x, y, 1.05, 0, fir)).join('') + rim(200, 200, 9)
  );
}

/** Where the name plate of a base lies: its middle, and how high it is. */
export const PLATE = { x: 100, y: 99.5, height: 23, letter: 18 } as const;
/** How broad a plate is for a name of so many letters. */
export const plateWidth = (letters: number): number => Math.min(136, letters * 7.8 + 16);
