/**
 * Loops as they would run with one more piece: to show the way of a loop that the piece in hand would close. Which loops there
 * are is the server's word; here is only where they run.
 */
import { at, laid, pairAt, pairsOf, seenOf, SIDE_NAMES, STEP, type Held, type Loop, type Piece, type Seen, type Side, type Spot } from './geometry';

/** The squares of a base on a side, the northern or western first. */
const EDGE: readonly (readonly (readonly [number, number])[])[] = [[[0, 0], [1, 0]], [[1, 0], [1, 1]], [[0, 1], [1, 1]], [[0, 0], [0, 1]]];
/** No loop is longer than every square twice. */
const LONGEST = 4 * 127 * 127;

/** Every loop of the pieces, each once. */
export function loopsOf(pieces: readonly Piece[], seen: ReadonlyMap<string, Seen> = seenOf(pieces)): Loop[] {
  const loops: Loop[] = [];
  pieces.forEach((piece, index) => {
    if (piece.base === null || !piece.sides) return;
    const served = new Set<string>();
    for (let side = 0; side < 4; side += 1) {
      for (const [dx, dy] of EDGE[side] ?? []) {
        const start = at(piece.x + dx, piece.y + dy) + side;
        if (served.has(start)) continue;
        const found = follow(index, piece, piece.x + dx, piece.y + dy, side as Side, seen);
        if (!found) continue;
        served.add(found.end);
        loops.push({ base: piece.base, type: piece.sides[side] ?? 'foot', value: found.path.length, path: found.path });
      }
    }
  });
  return loops;
}

function follow(index: number, base: Piece, fromX: number, fromY: number, out: Side, seen: ReadonlyMap<string, Seen>): { path: Loop['path'][number][]; end: string } | null {
  const type = base.sides?.[out];
  const path: Loop['path'][number][] = [];
  let [x, y, heading] = [fromX, fromY, out];
  while (path.length < LONGEST) {
    const [dx, dy] = STEP[heading] ?? [0, 0];
    [x, y] = [x + dx, y + dy];
    const here = seen.get(at(x, y));
    const enters = ((heading + 2) % 4) as Side;
    if (!here) return null;
    if (here.face === null) return here.piece === index && base.sides?.[enters] === type ? { path, end: at(x, y) + enters } : null;
    const trail = pairsOf(here.face)[pairAt(here.face, enters)];
    if (trail.type !== type) return null;
    heading = trail.a === enters ? trail.b : trail.a;
    path.push({ x, y, enters: SIDE_NAMES[enters] ?? 'north', leaves: SIDE_NAMES[heading] ?? 'north' });
  }
  return null;
}

const wayOf = (loop: Loop): string => [loop.base, loop.type, ...loop.path.map(({ x, y }) => at(x, y)).sort()].join(' ');

/** The loops that a piece laid at a spot would close or change, as they would run. */
export function wouldClose(pieces: readonly Piece[], held: Held, spot: Spot): Loop[] {
  const before = new Set(loopsOf(pieces).map(wayOf));
  const there = new Set(coveredBy(held, spot));
  return loopsOf([...pieces, laid(held, spot)]).filter((loop) => !before.has(wayOf(loop)) || loop.path.some(({ x, y }) => there.has(at(x, y))));
}

const coveredBy = (held: Held, { x, y, turn }: Spot): string[] =>
  held.card ? [at(x, y), turn % 2 ? at(x, y + 1) : at(x + 1, y)] : [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)];

/** Stretches of each piece that loops pass, as bits of `drawing/card` (cards) or ends of `drawing/base` (bases), by piece. */
export function glowsOf(loops: readonly Loop[], pieces: readonly Piece[], seen: ReadonlyMap<string, Seen>): Map<number, number> {
  const glows = new Map<number, number>();
  const light = (piece: number, bits: number) => glows.set(piece, (glows.get(piece) ?? 0) | bits);
  for (const { base, path } of loops) {
    for (const { x, y, enters } of path) {
      const here = seen.get(at(x, y));
      const turn = pieces[here?.piece ?? -1]?.turn ?? 0;
      if (!here || here.face === null) continue;
      const inner = ((here.half === 0 ? 1 : 3) + turn) % 4;
      const long = pairAt(here.face, inner) === pairAt(here.face, SIDE_NAMES.indexOf(enters));
      light(here.piece, 1 << (here.half + (long ? 2 : 0)));
    }
    const own = pieces.findIndex((piece) => piece.base === base);
    const [first, last] = [path[0], path.at(-1)];
    const home = pieces[own];
    if (!home || !first || !last) continue;
    for (const [square, side] of [[first, SIDE_NAMES.indexOf(first.enters)], [last, SIDE_NAMES.indexOf(last.leaves)]] as const) {
      const [dx, dy] = STEP[side] ?? [0, 0];
      const end = (side + 2) % 4;
      const along = end % 2 ? square.y + dy - home.y : square.x + dx - home.x;
      light(own, 1 << (end * 2 + along));
    }
  }
  return glows;
}

/** Where the value of a loop is written: on the square of its way that is farthest from its base. */
export function labelSquare({ base, path }: Loop, pieces: readonly Piece[]): { x: number; y: number } {
  const home = pieces.find((piece) => piece.base === base) ?? { x: 0, y: 0 };
  const far = ({ x, y }: { x: number; y: number }) => Math.abs(x - home.x - 0.5) + Math.abs(y - home.y - 0.5);
  return path.reduce((one: { x: number; y: number }, other) => (far(other) > far(one) ? other : one), path[0] ?? home);
}
