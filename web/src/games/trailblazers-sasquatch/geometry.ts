/**
 * The map as squares: what a unit square shows, how it turns, what a piece covers, what is seen at last.
 *
 * The grid: x to the east, y to the south, the first base at (0, 0). Sides of a square and quarter turns count clockwise
 * from the north: 0 N, 1 E, 2 S, 3 W. None of the rules is here.
 */

export type Side = 0 | 1 | 2 | 3;
export type Turn = 0 | 1 | 2 | 3;
export type TrailType = 'foot' | 'bike' | 'water';

export const TYPES: readonly TrailType[] = ['foot', 'bike', 'water'];
export const SIDES: readonly Side[] = [0, 1, 2, 3];
/** One step over each side. */
export const STEP: readonly (readonly [number, number])[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/** A trail through one square: from side to side. */
export interface Pair {
  a: Side;
  b: Side;
  type: TrailType;
}

/**
 * The two trails of a face. A face is a number: `joins * 9 + type of the trail at N * 3 + type of the other`, where joins
 * is 0 for a crossing (N–S, W–E), 1 for the bends N–E and S–W, 2 for N–W and E–S.
 */
export function pairsOf(face: number): readonly [Pair, Pair] {
  const pairs = FACES[face];
  if (!pairs) throw new RangeError(`no face ${face}: faces are 0 to 26`);
  return pairs;
}

const JOINS: readonly (readonly [readonly [Side, Side], readonly [Side, Side]])[] = [[[0, 2], [3, 1]], [[0, 1], [2, 3]], [[0, 3], [1, 2]]];
const FACES = JOINS.flatMap(([first, second]) =>
  TYPES.flatMap((north) => TYPES.map((other): readonly [Pair, Pair] => [{ a: first[0], b: first[1], type: north }, { a: second[0], b: second[1], type: other }])),
);

/** A side after quarter turns clockwise. */
export const turned = (side: number, turn: number): Side => ((side + turn) % 4) as Side;

/** The number of the face a face becomes by quarter turns clockwise. */
export function turnedFace(face: number, turn: number): number {
  const pairs = pairsOf(face).map(({ a, b, type }) => ({ a: turned(a, turn), b: turned(b, turn), type }));
  const north = pairs.find(({ a, b }) => a === 0 || b === 0);
  const other = pairs.find((pair) => pair !== north);
  if (!north || !other) throw new RangeError(`face ${face} has no trail at a side`);
  const joins = [2, 1, 3].indexOf(north.a + north.b);
  return joins * 9 + TYPES.indexOf(north.type) * 3 + TYPES.indexOf(other.type);
}

/** Which of the two trails of a face touches a side, 0 or 1. */
export const pairAt = (face: number, side: number): 0 | 1 => (pairsOf(face)[0].a === side || pairsOf(face)[0].b === side ? 0 : 1);

/** A card as it is printed: its two faces as they lie unturned, left and right, and whether it shows an animal. */
export interface CardFaces {
  card: number;
  first: number;
  second: number;
  animal: boolean;
}

/** What each base joins; also what the bases are called. */
export type BaseName = 'foot-bike' | 'bike-water' | 'water-foot';
export const BASES: readonly BaseName[] = ['foot-bike', 'bike-water', 'water-foot'];

/** Where a piece lies or may lie: its top left square, and quarter turns clockwise. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** A piece to be laid: a card, or a base with the types of its sides unturned; the other is null. */
export interface Held {
  card: CardFaces | null;
  base: BaseName | null;
  /** N, E, S, W of a base; null for a card. On the table: as it lies. */
  sides: readonly TrailType[] | null;
}
export type Piece = Held & Spot;

export type SideName = 'north' | 'east' | 'south' | 'west';
export const SIDE_NAMES: readonly SideName[] = ['north', 'east', 'south', 'west'];

/** A loop of a base, and the squares it passes in order. */
export interface Loop {
  base: BaseName;
  type: TrailType;
  value: number;
  path: readonly { x: number; y: number; enters: SideName; leaves: SideName }[];
}

/** The squares of a piece. Of a card the first is the one printed left. */
export function squaresOf({ card, x, y, turn }: Piece): readonly (readonly [number, number])[] {
  if (card === null) return [[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]];
  const one = [x, y] as const;
  const two = turn % 2 ? ([x, y + 1] as const) : ([x + 1, y] as const);
  return turn < 2 ? [one, two] : [two, one];
}

/** Width and height of a piece in squares. */
export function sizeOf(piece: Pick<Held, 'card'>, turn: number): readonly [number, number] {
  return piece.card === null ? [2, 2] : turn % 2 ? [1, 2] : [2, 1];
}

/** A piece laid: what is held, turned, at a spot. */
export const laid = (held: Held, spot: Spot): Piece => ({
  ...held, x: spot.x, y: spot.y, turn: spot.turn,
  sides: held.sides && SIDES.map((side) => held.sides?.[(side + 4 - spot.turn) % 4] ?? 'foot'),
});

export const at = (x: number, y: number): string => `${x},${y}`;

/** What is seen in a square: of which piece, and for a card which half and face. */
export interface Seen {
  piece: number;
  half: 0 | 1;
  /** The face as it lies there; null on a base. */
  face: number | null;
}

/** What is seen of each square: of pieces laid one over the other, the last. */
export function seenOf(pieces: readonly Piece[]): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  pieces.forEach((piece, index) => {
    squaresOf(piece).forEach(([x, y], half) => {
      const face = piece.card ? turnedFace(half ? piece.card.second : piece.card.first, piece.turn) : null;
      seen.set(at(x, y), { piece: index, half: (half % 2) as 0 | 1, face });
    });
  });
  return seen;
}

/** The smallest rectangle round all pieces, in squares: from (left, top) up to but without (right, bottom). */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundsOf(pieces: readonly Piece[]): Bounds {
  const bounds = { left: 0, top: 0, right: 2, bottom: 2 };
  for (const piece of pieces) {
    const [width, height] = sizeOf(piece, piece.turn);
    bounds.left = Math.min(bounds.left, piece.x);
    bounds.top = Math.min(bounds.top, piece.y);
    bounds.right = Math.max(bounds.right, piece.x + width);
    bounds.bottom = Math.max(bounds.bottom, piece.y + height);
  }
  return bounds;
}

/** The side of each half, unturned, on which the long trail comes in from the other half: E of the left, W of the right. */
export const INNER: readonly [Side, Side] = [1, 3];
