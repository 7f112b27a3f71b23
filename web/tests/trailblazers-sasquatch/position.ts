/** A table in the middle of a game: two bases, twenty cards, two loops, and a card in hand that would close a third. */
import { at, laid, seenOf, squaresOf, STEP, type CardFaces, type Held, type Piece, type Spot, type TrailType } from '../../src/games/trailblazers-sasquatch/geometry';
import { loopsOf } from '../../src/games/trailblazers-sasquatch/tracing';
import type { BaseNames, Hint } from '../../src/games/trailblazers-sasquatch/twin';

type Row = readonly [card: number, first: number, second: number, animal: 0 | 1, x: number, y: number, turn: number];

const card = ([number, first, second, animal, x, y, turn]: Row): Piece => ({ card: { card: number, first, second, animal: animal === 1 }, base: null, sides: null, x, y, turn });
const base = (name: Piece['base'], x: number, y: number, sides: readonly TrailType[]): Piece => ({ card: null, base: name, sides, x, y, turn: 0 });

const FIRST: readonly Row[] = [[32, 4, 23, 0, -1, 0, 1], [70, 8, 14, 1, 2, 0, 1], [68, 5, 17, 0, 1, -1, 0], [110, 14, 16, 0, 0, -1, 0], [54, 1, 10, 0, -1, -2, 3], [28, 1, 22, 1, 0, -3, 1], [71, 8, 17, 0, 2, 0, 0], [65, 2, 17, 0, 1, -3, 3]];
const SECOND: readonly Row[] = [[46, 0, 12, 1, 4, 1, 2], [19, 0, 19, 1, 5, 1, 0], [72, 9, 18, 0, 6, 0, 2], [99, 9, 9, 0, 6, -2, 1], [103, 10, 15, 1, 5, -2, 2], [123, 19, 21, 0, 7, -2, 3], [57, 4, 10, 0, 7, 0, 3], [17, 8, 8, 0, 2, -1, 2], [75, 10, 18, 0, 4, -3, 2], [112, 15, 14, 1, 3, 1, 2], [2, 0, 6, 0, 4, -3, 1], [113, 15, 17, 0, 2, -3, 2]];

export const pieces: readonly Piece[] = [
  base('bike-water', 0, 0, ['bike', 'water', 'water', 'bike']), ...FIRST.map(card),
  base('water-foot', 4, -1, ['water', 'foot', 'foot', 'water']), ...SECOND.map(card),
];
export const hand: CardFaces = { card: 64, first: 2, second: 14, animal: true };
export const held: Held = { card: hand, base: null, sides: null };
/** Where it closes a loop of ten. */
export const gap: Spot = { x: 2, y: -2, turn: 2 };
export const names: BaseNames = { 'foot-bike': '10', 'bike-water': '20', 'water-foot': '30' };
export const loops = loopsOf(pieces);

/** What a server would offer: everything that touches the map and covers no base. */
export const legal: readonly Spot[] = (() => {
  const seen = seenOf(pieces);
  const spots: Spot[] = [];
  for (let y = -6; y < 5; y += 1) {
    for (let x = -4; x < 11; x += 1) {
      for (let turn = 0; turn < 4; turn += 1) {
        const squares = squaresOf(laid(held, { x, y, turn }));
        if (squares.some(([a, b]) => seen.get(at(a, b))?.face === null)) continue;
        if (squares.some(([a, b]) => seen.has(at(a, b)) || STEP.some(([dx, dy]) => seen.has(at(a + dx, b + dy))))) spots.push({ x, y, turn });
      }
    }
  }
  return spots;
})();
export const hints: readonly Hint[] = [
  { ...gap, closed: [{ base: 'water-foot', type: 'water', value: 10 }], broken: [] },
  { x: -1, y: -2, turn: 1, closed: [], broken: [{ base: 'bike-water', type: 'bike', value: 7 }] },
];
