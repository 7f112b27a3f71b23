import { describe, expect, it } from 'vitest';
import { centred, fit, kept, LEAST, MOST, opening, panned, pinched, seesAll, SQUARE, squareAt, transformOf, zoomed } from '../../src/games/trailblazers-sasquatch/camera';

const NONE = { left: 0, top: 0, right: 0, bottom: 0 };
const VIEW = { width: 800, height: 500 };
const BOUNDS = { left: -1, top: -3, right: 8, bottom: 2 };
const seenAt = (camera: { x: number; y: number; scale: number }, x: number, y: number) => ({ x: camera.x + x * SQUARE * camera.scale, y: camera.y + y * SQUARE * camera.scale });

describe('the camera', () => {
  it('fits all of the map into what is free', () => {
    const insets = { left: 100, top: 20, right: 50, bottom: 80 };
    const camera = fit(BOUNDS, VIEW, insets);
    const [from, to] = [seenAt(camera, BOUNDS.left, BOUNDS.top), seenAt(camera, BOUNDS.right, BOUNDS.bottom)];
    expect(from.x).toBeGreaterThanOrEqual(100);
    expect(from.y).toBeGreaterThanOrEqual(20);
    expect(to.x).toBeLessThanOrEqual(750);
    expect(to.y).toBeLessThanOrEqual(420);
    expect(from.x + to.x).toBeCloseTo(850);
  });

  it('never makes a lone base as large as the screen, nor anything invisible', () => {
    expect(fit({ left: 0, top: 0, right: 2, bottom: 2 }, { width: 2000, height: 2000 }, NONE).scale).toBeLessThanOrEqual(1.2);
    expect(fit({ left: -63, top: -63, right: 63, bottom: 63 }, VIEW, NONE).scale).toBe(LEAST);
    expect(fit(BOUNDS, { width: 0, height: 0 }, NONE).scale).toBeGreaterThanOrEqual(LEAST);
  });

  it('begins with all of a map that can be read so, else round what is of interest', () => {
    expect(opening(BOUNDS, VIEW, NONE, { x: 0, y: 0 })).toEqual(fit(BOUNDS, VIEW, NONE));
    const phone = { width: 320, height: 180 };
    for (const interest of [{ x: 7, y: 1 }, { x: -0.5, y: -2.5 }, { x: 3, y: 0 }]) {
      const camera = opening(BOUNDS, phone, NONE, interest);
      const { x, y } = seenAt(camera, interest.x, interest.y);
      expect(camera.scale).toBeGreaterThan(fit(BOUNDS, phone, NONE).scale);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(320);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(180);
      expect(seesAll(camera, BOUNDS, phone, NONE)).toBe(false);
    }
    expect(seesAll(fit(BOUNDS, phone, NONE), BOUNDS, phone, NONE)).toBe(true);
  });

  it('zooms round a point, within limits', () => {
    const camera = fit(BOUNDS, VIEW, NONE);
    const before = squareAt(camera, { x: 300, y: 200 });
    const near = zoomed(camera, 1.5, 300, 200);
    expect(near.scale).toBeCloseTo(camera.scale * 1.5);
    expect(squareAt(near, { x: 300, y: 200 }).x).toBeCloseTo(before.x);
    expect(squareAt(near, { x: 300, y: 200 }).y).toBeCloseTo(before.y);
    expect([zoomed(camera, 1e9, 0, 0).scale, zoomed(camera, 1e-9, 0, 0).scale]).toEqual([MOST, LEAST]);
  });

  it('keeps what lies between two fingers between them', () => {
    const camera = { x: 10, y: 20, scale: 1 };
    const from = [{ x: 100, y: 100 }, { x: 200, y: 100 }] as const;
    const to = [{ x: 120, y: 160 }, { x: 270, y: 160 }] as const;
    const after = pinched(camera, from, to);
    expect(after.scale).toBeCloseTo(1.5);
    expect(squareAt(after, { x: 195, y: 160 }).x).toBeCloseTo(squareAt(camera, { x: 150, y: 100 }).x);
    expect(squareAt(after, { x: 195, y: 160 }).y).toBeCloseTo(squareAt(camera, { x: 150, y: 100 }).y);
  });

  it('cannot push the map out of sight', () => {
    for (const [dx, dy] of [[9999, 0], [-9999, 0], [0, 9999], [0, -9999]] as const) {
      const camera = kept(panned(fit(BOUNDS, VIEW, NONE), dx, dy), BOUNDS, VIEW);
      const [from, to] = [seenAt(camera, BOUNDS.left, BOUNDS.top), seenAt(camera, BOUNDS.right, BOUNDS.bottom)];
      expect(Math.min(to.x, VIEW.width) - Math.max(from.x, 0)).toBeGreaterThanOrEqual(59);
      expect(Math.min(to.y, VIEW.height) - Math.max(from.y, 0)).toBeGreaterThanOrEqual(59);
    }
  });

  it('puts a point in the middle, and says so to the layer', () => {
    const camera = centred(250, 150, 2, VIEW, NONE);
    expect(seenAt(camera, 2.5, 1.5)).toEqual({ x: 400, y: 250 });
    expect(transformOf(camera)).toBe('translate3d(-100.00px,-50.00px,0) scale(2.0000)');
  });
});
