/** Pan and zoom as numbers: which part of the map is seen, how large. Nothing here knows a screen. */
import type { Bounds } from './geometry';

/** A square is 100 units of the map. A point p of the map is seen at `x + p * scale`. */
export const SQUARE = 100;

export interface Camera {
  x: number;
  y: number;
  scale: number;
}
export interface Extent {
  width: number;
  height: number;
}
/** Room at the edges of what is seen that something else covers. */
export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A square never gets smaller than 24 or larger than 240 pixels. */
export const LEAST = 0.24;
export const MOST = 2.4;
/** What a key press, a button or a notch of the wheel does. */
export const ZOOM_STEP = 1.25;
/** So much of the map, in pixels, cannot be pushed out of sight. */
const KEPT = 60;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** All of the map in the middle, as large as fits but not too large. */
export function fit(bounds: Bounds, view: Extent, insets: Insets): Camera {
  // A square round it, where a piece may go on; less where there is little room.
  const margin = view.width < 600 ? 0.6 : 1.05;
  const width = (bounds.right - bounds.left + 2 * margin) * SQUARE;
  const height = (bounds.bottom - bounds.top + 2 * margin) * SQUARE;
  const room = { width: Math.max(40, view.width - insets.left - insets.right), height: Math.max(40, view.height - insets.top - insets.bottom) };
  const scale = within(Math.min(room.width / width, room.height / height), LEAST, LARGEST_FIT);
  return centred(((bounds.left + bounds.right) / 2) * SQUARE, ((bounds.top + bounds.bottom) / 2) * SQUARE, scale, view, insets);
}

/** A map that fits easily is shown no larger than this. */
const LARGEST_FIT = 0.95;
/** Squares are not shown smaller than this, in pixels, before somebody asks for all of the map: on a phone, and else. */
const LEGIBLE = { phone: 42, else: 30 } as const;

/** How the map is first seen: all of it if it can be read so, else as much round a point of interest (in squares) as can. */
export function opening(bounds: Bounds, view: Extent, insets: Insets, interest: Point): Camera {
  const all = fit(bounds, view, insets);
  const scale = LEGIBLE[view.width < 600 ? 'phone' : 'else'] / SQUARE;
  if (all.scale >= scale) return all;
  const [width, height] = [(view.width - insets.left - insets.right) / scale / SQUARE, (view.height - insets.top - insets.bottom) / scale / SQUARE];
  // Nearer to the middle of the map than the edge of it: what is free shows no more of the table than it must.
  const along = (at: number, from: number, to: number, room: number) => (to - from <= room ? (from + to) / 2 : within(at, from + room / 2 - 0.5, to - room / 2 + 0.5));
  return centred(along(interest.x, bounds.left, bounds.right, width) * SQUARE, along(interest.y, bounds.top, bounds.bottom, height) * SQUARE, scale, view, insets);
}

/** Whether all of the map is seen. */
export function seesAll(camera: Camera, bounds: Bounds, view: Extent, insets: Insets): boolean {
  const on = (at: number, from: number) => from + at * SQUARE * camera.scale;
  const [left, top, right, bottom] = [on(bounds.left, camera.x), on(bounds.top, camera.y), on(bounds.right, camera.x), on(bounds.bottom, camera.y)];
  return left >= insets.left - 1 && top >= insets.top - 1 && right <= view.width - insets.right + 1 && bottom <= view.height - insets.bottom + 1;
}

/** The point (x, y) of the map in the middle of what is free. */
export function centred(x: number, y: number, scale: number, view: Extent, insets: Insets): Camera {
  return { scale, x: insets.left + (view.width - insets.left - insets.right) / 2 - x * scale, y: insets.top + (view.height - insets.top - insets.bottom) / 2 - y * scale };
}

/** Larger or smaller by a factor; what is seen at (x, y) of the view stays there. */
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  const scale = within(camera.scale * factor, LEAST, MOST);
  const by = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({ ...camera, x: camera.x + dx, y: camera.y + dy });

/** The same, pushed back so far that some of the map stays in sight. */
export function kept(camera: Camera, bounds: Bounds, view: Extent): Camera {
  const one = (at: number, from: number, to: number, room: number) => within(at, KEPT - to * SQUARE * camera.scale, room - KEPT - from * SQUARE * camera.scale);
  return { scale: camera.scale, x: one(camera.x, bounds.left, bounds.right, view.width), y: one(camera.y, bounds.top, bounds.bottom, view.height) };
}

/** Two fingers: what lay between them goes on lying between them. */
export function pinched(camera: Camera, from: readonly [Point, Point], to: readonly [Point, Point]): Camera {
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const [before, after] = [middle(from), middle(to)];
  return zoomed(panned(camera, after.x - before.x, after.y - before.y), apart(to) / apart(from), after.x, after.y);
}

export interface Point {
  x: number;
  y: number;
}

/** The point of the map, in squares, that is seen at a point of the view. */
export const squareAt = (camera: Camera, { x, y }: Point): Point => ({ x: (x - camera.x) / camera.scale / SQUARE, y: (y - camera.y) / camera.scale / SQUARE });

/** The transform of the layer that holds the map. */
export const transformOf = ({ x, y, scale }: Camera): string => `translate3d(${x.toFixed(2)}px,${y.toFixed(2)}px,0) scale(${scale.toFixed(4)})`;
