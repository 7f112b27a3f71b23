/** Lines and shapes as SVG writes them. 100 units are one square. */
import type { Chance } from './chance';

export type Point = readonly [number, number];
/** A cubic curve: start, two handles, end. */
export type Cubic = readonly [Point, Point, Point, Point];
/** A point of a walk along a curve: where, in which direction (radians), how far from the start. */
export interface Stop {
  x: number;
  y: number;
  angle: number;
  far: number;
}

/** A number to a tenth, as short as can be. */
export function short(value: number): string {
  const text = (Math.round(value * 10) / 10 || 0).toString();
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** Numbers one after the other; a minus sign separates by itself. */
export const joined = (...values: number[]): string => values.map(short).reduce((text, one) => (one.startsWith('-') || !text ? text + one : `${text} ${one}`), '');

export const curvePath = (curves: readonly Cubic[]): string =>
  curves.map(([from, ...rest], index) => (index ? '' : `M${joined(...from)}`) + `C${joined(...rest.flat())}`).join('');

function pointOn([p0, p1, p2, p3]: Cubic, t: number): Point {
  const u = 1 - t;
  const on = (axis: 0 | 1) => u * u * u * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t * t * t * p3[axis];
  return [on(0), on(1)];
}

/** A walk along curves, 40 steps each. */
export function walk(curves: readonly Cubic[]): Stop[] {
  const points = curves.flatMap((curve, index) => Array.from({ length: index ? 40 : 41 }, (_, step) => pointOn(curve, (step + (index ? 1 : 0)) / 40)));
  let far = 0;
  return points.map((point, index) => {
    const [next, before] = [points[index + 1] ?? point, points[index - 1] ?? point];
    far += index ? Math.hypot(point[0] - before[0], point[1] - before[1]) : 0;
    return { x: point[0], y: point[1], angle: Math.atan2(next[1] - before[1], next[0] - before[0]), far };
  });
}

export const lengthOf = (stops: readonly Stop[]): number => stops.at(-1)?.far ?? 0;

/** Stops about `step` apart, the first and last half a step from the ends. */
export function everyStep(stops: readonly Stop[], step: number): Stop[] {
  const count = Math.max(1, Math.round(lengthOf(stops) / step));
  const gap = lengthOf(stops) / count;
  let from = 0;
  return Array.from({ length: count }, (_, index) => {
    while ((stops[from + 1]?.far ?? Infinity) < (index + 0.5) * gap) from += 1;
    return stops[from] as Stop;
  });
}

/** Where a point beside a stop lies: `along` in its direction, `aside` to the right of it. */
export const beside = ({ x, y, angle }: Stop, along: number, aside: number): Point => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x + along * cos - aside * sin, y + along * sin + aside * cos];
};

/** An uneven round shape: its points. */
export function blob(x: number, y: number, rx: number, ry: number, next: Chance, count = 9): Point[] {
  const start = next() * 6.28;
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (index / count) * 2 * Math.PI;
    const reach = 0.78 + next() * 0.44;
    return [x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle)];
  });
}

/** A closed smooth line through points, grown by `scale` from (cx, cy). */
export function smooth(points: readonly Point[], scale = 1, cx = 0, cy = 0): string {
  const count = points.length;
  const point = (index: number): Point => {
    const [x, y] = points[(index + count) % count] ?? [0, 0];
    return [cx + (x - cx) * scale, cy + (y - cy) * scale];
  };
  const curves = points.map((_, index): Cubic => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    return [from, [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6], [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6], to];
  });
  return `${curvePath(curves)}Z`;
}

/** How a shape is put somewhere: scaled, turned by quarter turns clockwise, moved. */
export interface Put {
  x: number;
  y: number;
  scale: number;
  quarters: number;
}

const TOKEN = /[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g;
/** How many numbers a step of the pen has. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, T: 2, Z: 0 };

/**
 * Path data put somewhere. So all trees of a card become one path, which costs a browser far less than a group each.
 * Knows M, L, H, V, C, Q, T and Z, of a point or relative; a circle is `circle(…)`.
 */
export function putPath(d: string, put: Put): string {
  const tokens = d.match(TOKEN) ?? [];
  const [cos, sin] = ([[1, 0], [0, 1], [-1, 0], [0, -1]] as const)[((put.quarters % 4) + 4) % 4] ?? [1, 0];
  let [x, y, command, out] = [0, 0, 'M', ''];
  let start: Point = [0, 0];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] ?? '';
    if (/[A-Za-z]/.test(token)) {
      command = token;
      index += 1;
    }
    const kind = command.toUpperCase();
    const count = TAKES[kind] ?? 0;
    if (kind === 'Z') {
      out += 'Z';
      [x, y] = start;
      continue;
    }
    const values = tokens.slice(index, index + count).map(Number);
    index += count;
    const relative = command !== kind;
    const pairs: number[] = kind === 'H' ? [(values[0] ?? 0) + (relative ? x : 0), y] : kind === 'V' ? [x, (values[0] ?? 0) + (relative ? y : 0)] : values.map((value, place) => value + (relative ? (place % 2 ? y : x) : 0));
    [x, y] = [pairs.at(-2) ?? 0, pairs.at(-1) ?? 0];
    if (kind === 'M') start = [x, y];
    const moved: number[] = [];
    for (let place = 0; place < pairs.length; place += 2) {
      const [px, py] = [(pairs[place] ?? 0) * put.scale, (pairs[place + 1] ?? 0) * put.scale];
      moved.push(put.x + px * cos - py * sin, put.y + px * sin + py * cos);
    }
    out += (kind === 'H' || kind === 'V' ? 'L' : kind) + joined(...moved);
    // What follows a point the pen was moved to, without a letter, is a line.
    if (kind === 'M') command = relative ? 'l' : 'L';
  }
  return out;
}

/** A circle as path data. */
export const circle = (x: number, y: number, r: number): string => {
  const k = r * 0.5523;
  return `M${joined(x - r, y)}C${joined(x - r, y - k, x - k, y - r, x, y - r, x + k, y - r, x + r, y - k, x + r, y, x + r, y + k, x + k, y + r, x, y + r, x - k, y + r, x - r, y + k, x - r, y)}Z`;
};
