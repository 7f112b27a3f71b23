import { describe, expect, it } from 'vitest';
import { ANIMAL_NAMES, animalOf } from '../../src/games/trailblazers-sasquatch/drawing/animals';
import { basePicture } from '../../src/games/trailblazers-sasquatch/drawing/base';
import { cardPicture, stretch, turnOf } from '../../src/games/trailblazers-sasquatch/drawing/card';
import { chance } from '../../src/games/trailblazers-sasquatch/drawing/chance';
import { circle, joined, putPath, short } from '../../src/games/trailblazers-sasquatch/drawing/paths';
import { rowPicture } from '../../src/games/trailblazers-sasquatch/drawing/rows';
import { sign } from '../../src/games/trailblazers-sasquatch/drawing/signs';
import { INNER, pairAt, pairsOf, squaresOf, turned, TYPES, type CardFaces } from '../../src/games/trailblazers-sasquatch/geometry';
import sheet from '../../src/games/trailblazers-sasquatch/inks.css?raw';
import { hand, pieces } from './position';

const cards: CardFaces[] = Array.from({ length: 27 * 27 }, (_, index) => ({ card: index % 135, first: Math.floor(index / 27), second: index % 27, animal: index % 3 === 0 }))
  .filter(({ first, second }) => pairsOf(first)[pairAt(first, INNER[0])].type === pairsOf(second)[pairAt(second, INNER[1])].type);

/** Start and end of each trail, by its casing. */
function ends(picture: string): string[] {
  return [...picture.matchAll(/stroke="var\(--ts-(\w+)-case\)"[^>]* d="([^"]+)"/g)].map(([, type, d = '']) => {
    const numbers = d.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    return `${type} ${[numbers.slice(0, 2).join(','), numbers.slice(-2).join(',')].sort().join(' ')}`;
  }).sort();
}
const middle = (half: number, side: number): string => [[50, 0], [100, 50], [50, 100], [0, 50]][side]?.map((value, axis) => value + (axis ? 0 : 100 * half)).join(',') ?? '';

describe('a card', () => {
  it('is the same picture for the same data, and another for other data', () => {
    const twice = [0, 1].map(() => cardPicture({ ...hand }));
    expect(twice[0]).toBe(twice[1]);
    expect(cardPicture({ ...hand, card: 65 })).not.toBe(twice[0]);
  });

  it('has every trail where its faces say, from middle to middle of an edge', () => {
    for (const card of cards) {
      const [left, right] = [card.first, card.second].map((face, half) => ({ long: pairsOf(face)[pairAt(face, INNER[half as 0 | 1])], short: pairsOf(face)[1 - pairAt(face, INNER[half as 0 | 1])] }));
      if (!left?.short || !right?.short) throw new Error('a face without two trails');
      const outer = (pair: { a: number; b: number }, inner: number) => (pair.a === inner ? pair.b : pair.a);
      const expected = [
        `${left.long.type} ${[middle(0, outer(left.long, 1)), middle(1, outer(right.long, 3))].sort().join(' ')}`,
        `${left.short.type} ${[middle(0, left.short.a), middle(0, left.short.b)].sort().join(' ')}`,
        `${right.short.type} ${[middle(1, right.short.a), middle(1, right.short.b)].sort().join(' ')}`,
      ].sort();
      expect(ends(cardPicture(card)), JSON.stringify(card)).toEqual(expected);
    }
  });

  it('turns so that each side comes to lie where the grid says', () => {
    const points = [[50, 0], [100, 50], [50, 100], [0, 50]] as const;
    for (const turn of [0, 1, 2, 3]) {
      const [, dx = 0, dy = 0] = (/translate\((\d+) (\d+)\)/.exec(turnOf(turn)) ?? []).map(Number);
      const angle = (Number(/rotate\((\d+)\)/.exec(turnOf(turn))?.[1] ?? 0) * Math.PI) / 180;
      const squares = squaresOf({ card: hand, base: null, sides: null, x: 0, y: 0, turn });
      for (const half of [0, 1]) for (const side of [0, 1, 2, 3]) {
        const [x, y] = [(points[side]?.[0] ?? 0) + 100 * half, points[side]?.[1] ?? 0];
        const there = [dx + x * Math.cos(angle) - y * Math.sin(angle), dy + x * Math.sin(angle) + y * Math.cos(angle)].map((value) => Math.round(value) + 0);
        const [sx = 0, sy = 0] = squares[half] ?? [];
        const to = points[turned(side, turn)];
        expect(there, `half ${half}, side ${side}, turn ${turn}`).toEqual([sx * 100 + (to?.[0] ?? 0), sy * 100 + (to?.[1] ?? 0)]);
      }
    }
  });

  it('shows an animal on a disc when it has one', () => {
    const discs = (card: CardFaces) => cardPicture(card).match(/<circle r="20"/g)?.length ?? 0;
    expect([discs(hand), discs({ ...hand, animal: false })]).toEqual([1, 0]);
  });

  it('shows every animal somewhere in a deck', () => {
    expect(new Set(Array.from({ length: 135 }, (_, card) => animalOf(card)))).toEqual(new Set(ANIMAL_NAMES));
  });

  it('glows on the stretches of a loop alone', () => {
    const glow = (loop: number, would = 0) => ['loop', 'loop-light', 'would'].map((name) => cardPicture(hand, { loop, would }).match(new RegExp(`--ts-${name}\\)`, 'g'))?.length ?? 0);
    expect(glow(0)).toEqual([0, 0, 0]);
    expect(glow(stretch(0, false))).toEqual([1, 1, 0]);
    expect(glow(stretch(0, true) | stretch(1, true))).toEqual([1, 1, 0]);
    expect(glow(stretch(1, true), stretch(0, false))).toEqual([1, 1, 1]);
  });

  it('has fewer marks where there is little room', () => expect(cardPicture(hand, { small: true }).length).toBeLessThan(cardPicture(hand).length * 0.8));

  it('is light: 40 of them are less than half a megabyte', () => {
    const sizes = cards.slice(0, 200).map((card) => cardPicture(card).length);
    expect(Math.max(...sizes)).toBeLessThan(15_000);
  });
});

describe('inks', () => {
  const blocks = [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\{([^}]*)\}/g)].map(([, block = '']) => new Set([...block.matchAll(/(--ts-[\w-]+):/g)].map(([, name]) => name)));
  const [day = new Set()] = blocks;

  it('has every colour that anything is drawn with', () => {
    const drawn = [...cards.slice(0, 120).map((card) => cardPicture(card, { loop: 5, would: 10 })), ...TYPES.flatMap((type) => [sign(type), rowPicture(type, true)]), basePicture('foot-bike', ['foot', 'foot', 'bike', 'bike']), basePicture('water-foot', ['water', 'water', 'foot', 'foot'], { loop: 3, would: 12 })].join('');
    for (const [, name] of drawn.matchAll(/var\((--[\w-]+)\)/g)) expect(day).toContain(name);
  });

  it('and night and high contrast change only what day has', () => {
    for (const block of blocks) for (const name of block) expect(day).toContain(name);
  });
});

describe('a base', () => {
  it('has two ends of its type a side', () => {
    const picture = basePicture('foot-bike', ['foot', 'bike', 'bike', 'foot']);
    const starts = [...picture.matchAll(/stroke="var\(--ts-(\w+)-case\)"[^>]* d="M([\d.]+) ([\d.]+)/g)].map(([, type, x, y]) => `${type} ${x},${y}`);
    expect(starts).toEqual(['foot 50,0', 'foot 150,0', 'bike 200,50', 'bike 200,150', 'bike 50,200', 'bike 150,200', 'foot 0,50', 'foot 0,150']);
  });

  it('glows at the ends of its loops', () => expect(basePicture('foot-bike', ['foot', 'foot', 'bike', 'bike'], { loop: 0b11 }).match(/--ts-loop\)/g)).toHaveLength(2));
});

describe('the pen', () => {
  it('writes short numbers', () => expect([0, -0, 0.25, -0.04, 12.34, -0.5].map(short)).toEqual(['0', '0', '.3', '0', '12.3', '-.5']));
  it('lets a minus sign separate', () => expect(joined(1, -2, 3, 0.5)).toBe('1-2 3 .5'));
  it('puts a shape somewhere: scaled, turned by quarters, moved', () => {
    expect(putPath('M0 0L10 0V5h-10z', { x: 100, y: 50, scale: 2, quarters: 1 })).toBe('M100 50L100 70L90 70L90 50Z');
    expect(putPath('M1 1l2 0 0 2', { x: 0, y: 0, scale: 1, quarters: 0 })).toBe('M1 1L3 1L3 3');
    expect(putPath('M0 0q1 1 2 0t2 0', { x: 0, y: 0, scale: 1, quarters: 2 })).toBe('M0 0Q-1-1-2 0T-4 0');
  });
  it('draws circles', () => expect(circle(0, 0, 2)).toMatch(/^M-2 0C.*Z$/));
  it('has chance that repeats', () => {
    const [one, other] = [chance(7), chance(7)];
    const numbers = Array.from({ length: 50 }, () => one());
    expect(numbers).toEqual(Array.from({ length: 50 }, () => other()));
    expect(numbers.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(new Set(numbers).size).toBe(50);
  });
});

it('a table of pieces draws without a hole', () => {
  for (const piece of pieces) expect(piece.card ? cardPicture(piece.card, { turn: piece.turn }) : basePicture(piece.base ?? 'foot-bike', piece.sides ?? [])).not.toMatch(/NaN|undefined/);
});
