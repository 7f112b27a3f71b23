/**
 * Pointer and wheel over the map: what is a pan, a pinch, a tap, or a piece that is dragged. Nothing is drawn here; each
 * movement is told once a frame at most.
 */
import type { Point } from './camera';

export interface Doings {
  pan: (dx: number, dy: number) => void;
  pinch: (from: readonly [Point, Point], to: readonly [Point, Point]) => void;
  zoom: (factor: number, at: Point) => void;
  /** A gesture begins, and whether it changes the size, or is over: between the two only the transform should change. */
  moving: (yes: boolean, zooms: boolean) => void;
  /** The mouse is over a point, or has left. */
  hover: (at: Point | null) => void;
  tap: (at: Point) => void;
  /** Whether what lies at a point is dragged instead of the map. */
  grabs: (at: Point) => boolean;
  drag: (at: Point) => void;
}

/** A finger that moves less than this, in pixels, taps. */
const SLACK = 7;
/** After so long without another notch, the wheel has come to rest. */
const REST_MS = 180;

/** Listens to an element until the function it gives is called. */
export function gestures(element: HTMLElement, doings: Doings): () => void {
  const pointers = new Map<number, Point>();
  let [moved, dragging, frame] = [false, false, 0];
  let start: Point = { x: 0, y: 0 };
  let told: Map<number, Point> = new Map();
  let hovering: Point | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let wheel: { factor: number; at: Point } | null = null;
  // Measured once a gesture, so that no frame has to lay out the page.
  let box = element.getBoundingClientRect();
  const measure = () => (box = element.getBoundingClientRect());
  const pointOf = (event: MouseEvent): Point => ({ x: event.clientX - box.left, y: event.clientY - box.top });

  const soon = () => (frame ||= requestAnimationFrame(tell));
  function tell(): void {
    frame = 0;
    if (wheel) doings.zoom(wheel.factor, wheel.at);
    wheel = null;
    if (hovering) doings.hover(hovering);
    hovering = null;
    const [one, two] = [...pointers.keys()];
    if (one === undefined || !moved) return;
    const at = (of: Map<number, Point>, id: number): Point => of.get(id) ?? pointers.get(id) ?? start;
    if (two !== undefined) doings.pinch([at(told, one), at(told, two)], [at(pointers, one), at(pointers, two)]);
    else if (dragging) doings.drag(at(pointers, one));
    else doings.pan(at(pointers, one).x - at(told, one).x, at(pointers, one).y - at(told, one).y);
    told = new Map(pointers);
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    measure();
    const point = pointOf(event);
    pointers.set(event.pointerId, point);
    told = new Map(pointers);
    if (pointers.size === 1) {
      [start, moved, dragging] = [point, false, doings.grabs(point)];
      return;
    }
    doings.moving(true, true);
    [moved, dragging] = [true, false];
  }

  function move(event: PointerEvent): void {
    const point = pointOf(event);
    if (!pointers.has(event.pointerId)) {
      if (event.pointerType !== 'mouse') return;
      hovering = point;
      soon();
      return;
    }
    pointers.set(event.pointerId, point);
    if (!moved && Math.hypot(point.x - start.x, point.y - start.y) > SLACK) {
      moved = true;
      element.setPointerCapture?.(event.pointerId);
      doings.moving(true, false);
    }
    if (moved) soon();
  }

  function up(event: PointerEvent): void {
    if (!pointers.has(event.pointerId)) return;
    if (frame) {
      cancelAnimationFrame(frame);
      tell();
    }
    pointers.delete(event.pointerId);
    told = new Map(pointers);
    if (pointers.size > 0) return;
    if (moved) doings.moving(false, false);
    else if (event.type === 'pointerup') doings.tap(pointOf(event));
  }

  function turnWheel(event: WheelEvent): void {
    event.preventDefault();
    if (rest === undefined) {
      measure();
      doings.moving(true, true);
    }
    clearTimeout(rest);
    rest = setTimeout(() => {
      rest = undefined;
      if (pointers.size === 0) doings.moving(false, false);
    }, REST_MS);
    const far = event.deltaY * (event.deltaMode === 1 ? 16 : 1) * (event.ctrlKey ? 6 : 1);
    wheel = { factor: (wheel?.factor ?? 1) * Math.exp(-Math.max(-240, Math.min(240, far)) * 0.0018), at: pointOf(event) };
    soon();
  }

  const leave = () => {
    hovering = null;
    doings.hover(null);
  };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerenter', measure, { signal });
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('wheel', turnWheel, { signal, passive: false });
  return () => {
    stop.abort();
    clearTimeout(rest);
    cancelAnimationFrame(frame);
  };
}
