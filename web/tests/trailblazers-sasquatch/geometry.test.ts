import { describe, expect, it } from 'vitest';
import { at, boundsOf, laid, pairAt, pairsOf, seenOf, squaresOf, turned, turnedFace, type Piece } from '../../src/games/trailblazers-sasquatch/geometry';
import { glowsOf, loopsOf, wouldClose } from '../../src/games/trailblazers-sasquatch/tracing';
import { gap, held, pieces } from './position';

const ALL = Array.from({ length: 27 }, (_, face) => face);
const trails = (face: number) => pairsOf(face).map(({ a, b, type }) => `${[a, b].sort().join('')}${type}`).sort();

describe('a face', () => {
  it('is a number as the server counts', () => {
    expect(trails(0 * 9 + 0 * 3 + 1)).toEqual(['02foot', '13bike']);
    expect(trails(1 * 9 + 2 * 3 + 0)).toEqual(['01water', '23foot']);
    expect(trails(2 * 9 + 1 * 3 + 2)).toEqual(['03bike', '12water']);
    expect(() => pairsOf(27)).toThrow(RangeError);
  });

  it.each(ALL)('%i turns with its trails, and four turns are none', (face) => {
    for (const turn of [0, 1, 2, 3]) {
      const expected = pairsOf(face).map(({ a, b, type }) => `${[turned(a, turn), turned(b, turn)].sort().join('')}${type}`).sort();
      expect(trails(turnedFace(face, turn))).toEqual(expected);
    }
    expect(turnedFace(turnedFace(face, 3), 1)).toBe(face);
  });

  it('has a trail at each side', () => {
    for (const face of ALL) for (const side of [0, 1, 2, 3]) {
      const { a, b } = pairsOf(face)[pairAt(face, side)];
      expect([a, b]).toContain(side);
    }
  });
});

describe('a piece', () => {
  const card = (turn: number): Piece => ({ card: { card: 1, first: 0, second: 1, animal: false }, base: null, sides: null, x: 5, y: 7, turn });

  it('covers the squares of a domino; the first is the one printed left', () => {
    expect([0, 1, 2, 3].map((turn) => squaresOf(card(turn)))).toEqual([[[5, 7], [6, 7]], [[5, 7], [5, 8]], [[6, 7], [5, 7]], [[5, 8], [5, 7]]]);
  });

  it('turns the sides of a base with it', () => {
    expect(laid({ card: null, base: 'foot-bike', sides: ['foot', 'foot', 'bike', 'bike'] }, { x: 0, y: 0, turn: 1 }).sides).toEqual(['bike', 'foot', 'foot', 'bike']);
  });

  it('is seen where nothing later lies on it', () => {
    const seen = seenOf([card(0), card(1)]);
    expect([seen.get(at(5, 7))?.piece, seen.get(at(6, 7))?.piece, seen.get(at(5, 8))?.piece]).toEqual([1, 0, 1]);
    expect(boundsOf([card(1)])).toEqual({ left: 0, top: 0, right: 6, bottom: 9 });
  });
});

describe('loops are traced', () => {
  it('as they lie', () => expect(loopsOf(pieces).map(({ base, type, value }) => [base, type, value])).toEqual([['bike-water', 'bike', 7], ['water-foot', 'foot', 8]]));

  it('and as a card would close one', () => {
    expect(wouldClose(pieces, held, gap).map(({ base, type, value }) => [base, type, value])).toEqual([['water-foot', 'water', 10]]);
  });

  it('a card beside a base that joins its two ends is a loop of two', () => {
    const home: Piece = { card: null, base: 'foot-bike', sides: ['foot', 'foot', 'bike', 'bike'], x: 0, y: 0, turn: 0 };
    const card: Piece = { card: { card: 0, first: 1 * 9, second: 1 * 9, animal: false }, base: null, sides: null, x: 2, y: 0, turn: 3 };
    // Its long trail joins both squares on their western sides: first bottom W–N, second top S–W.
    const joins = { ...card, card: { card: 0, first: 2 * 9, second: 1 * 9, animal: false }, turn: 1 };
    const values = [card, joins].map((one) => loopsOf([home, one]).map((loop) => loop.value));
    expect(values.flat().every((value) => value === 2)).toBe(true);
  });

  it('a square crossed twice counts twice and glows in both directions', () => {
    const seen = seenOf(pieces);
    const glows = glowsOf(loopsOf(pieces), pieces, seen);
    expect(glows.get(0)).toBeGreaterThan(0);
    expect([...glows.keys()].every((piece) => piece >= 0 && piece < pieces.length)).toBe(true);
    const squares = loopsOf(pieces).flatMap((loop) => loop.path).length;
    const bits = [...glows].flatMap(([, mask]) => mask.toString(2).replaceAll('0', '').length).reduce((sum, one) => sum + one, 0);
    expect(bits).toBe(squares + 4); // and two ends of a base each
  });
});
