import { beforeAll, describe, expect, it } from 'vitest';
import { nearest, nextTurn, openSquares, sameSpot, stepped, turnedSpot } from '../../src/games/trailblazers-sasquatch/spots';
import { seenOf } from '../../src/games/trailblazers-sasquatch/geometry';
import { cardInWords, GROUPS, mapInWords, spotsInWords, squareName, wanted } from '../../src/games/trailblazers-sasquatch/twin';
import { loadGameWords, loadWords } from '../../src/lib/words.svelte';
import { gap, hand, held, hints, legal, loops, names, pieces } from './position';

beforeAll(async () => {
  await loadWords('en');
  await loadGameWords('trailblazers-sasquatch');
});

describe('a square', () => {
  it.each([[0, 0, 'L T'], [1, 1, 'R B'], [2, 0, 'E1 T'], [-1, 1, 'W1 B'], [0, -1, 'L N1'], [1, 2, 'R S1'], [5, -3, 'E4 N3'], [-63, 64, 'W63 S63']])('%i, %i is %s', (x, y, name) => expect(squareName(x, y)).toBe(name));

  it('has a name of its own', () => {
    const all = Array.from({ length: 15 * 15 }, (_, index) => squareName((index % 15) - 7, Math.floor(index / 15) - 7));
    expect(new Set(all).size).toBe(225);
  });
});

describe('places in words', () => {
  const told = () => spotsInWords(pieces, held, legal, hints, names);

  it('tell of every legal place, once', () => {
    const spots = told();
    expect(spots).toHaveLength(legal.length);
    expect(new Set(spots.map(({ spot }) => JSON.stringify(spot))).size).toBe(legal.length);
    expect(spots.every(({ sentence }) => !/[{}]|undefined|NaN/.test(sentence))).toBe(true);
  });

  it('begin with the loop that would be closed, and say what it is worth', () => {
    const [first, second] = told();
    expect(first?.spot).toEqual(gap);
    expect(first?.sentence).toMatch(/^E1 N2: .* upside down\. Closes a water loop of 10\./);
    expect(second?.sentence).toContain('Ends a bike loop of 7.');
  });

  it('go on by group, in order', () => {
    const groups = told().map(({ group }) => GROUPS.indexOf(group));
    expect(groups).toEqual([...groups].sort((a, b) => a - b));
  });

  it('say on which side of a base', () => {
    const alone = pieces.slice(0, 1);
    const at = (x: number, y: number, turn: number) => spotsInWords(alone, held, [{ x, y, turn }], [], names)[0]?.sentence ?? '';
    expect(at(-2, 0, 0)).toMatch(/^W2 T: left of 20, as printed\./);
    expect(at(2, 0, 1)).toMatch(/^E1 T: right of 20, turned right\./);
    expect(at(0, -1, 2)).toMatch(/^L N1: above 20, upside down\./);
    expect(at(0, 2, 0)).toMatch(/^L S1: below 20, as printed\./);
  });

  it('are filtered by turn and by base', () => {
    const left = told().filter((one) => wanted(one, 3, 'bike-water'));
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(({ spot, sentence }) => spot.turn === 3 && sentence.includes(' 20, turned left'))).toBe(true);
  });
});

describe('what lies there, in words', () => {
  it('is told of a card as it is printed', () => {
    expect(cardInWords({ card: 0, first: 1, second: 2, animal: false })).toMatch(/^Card 1: a long \w+ trail from the left end to the right end; short ones: \w+ at the left, \w+ at the right\.$/);
    expect(cardInWords(hand)).toMatch(/It shows an animal: an? \w+\.$/);
  });

  it('names bases, loops and the figure before the cards', () => {
    const lines = mapInWords(pieces, loops, 1, names);
    expect(lines.slice(0, 5)).toEqual(['L T: 20.', 'E3 N1: 30.', '20 has a bike loop of 7.', '30 has a foot loop of 8.', 'The Sasquatch stands at W1 T.']);
    expect(lines).toHaveLength(2 + 2 + 1 + 20);
  });
});

describe('spots', () => {
  it('snap to the nearest of the turn, if one is near', () => {
    expect(nearest(held, legal, 2, { x: 3.1, y: -1.4 })).toEqual(gap);
    expect(nearest(held, legal, 2, { x: 40, y: 40 })).toBeNull();
    expect(nearest(held, legal, 0, { x: 0.8, y: -0.6 })).toEqual({ x: 0, y: -1, turn: 0 });
  });

  it('turn on the spot, to the next turn that is legal', () => {
    expect(turnedSpot(held, legal, gap)).toMatchObject({ turn: 3 });
    const two = legal.filter(({ turn }) => turn < 2);
    expect([nextTurn(two, 0), nextTurn(two, 1), nextTurn([], 2)]).toEqual([1, 0, 2]);
  });

  it('are stepped through by side', () => {
    expect(stepped(held, legal, gap, 1).x).toBeGreaterThan(gap.x);
    expect(stepped(held, legal, gap, 3).x).toBeLessThan(gap.x);
    const top = legal.reduce((one, other) => (other.turn === 2 && other.y < one.y ? other : one), gap);
    expect(stepped(held, legal, top, 0)).toBe(top);
  });

  it('are marked on free squares beside the map', () => {
    const seen = seenOf(pieces);
    const open = openSquares(held, legal, 2, seen);
    expect(open.length).toBeGreaterThan(20);
    expect(open.every(([x, y]) => !seen.has(`${x},${y}`))).toBe(true);
  });

  it('are the same or not', () => expect([sameSpot(gap, { ...gap }), sameSpot(gap, null), sameSpot(null, null)]).toEqual([true, false, true]));
});
