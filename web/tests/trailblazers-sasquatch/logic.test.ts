import { beforeAll, describe, expect, it } from 'vitest';
import type { Action, Event, View } from '../../src/games/trailblazers-sasquatch/types';
import { changesOf, changeSaid, gainOf } from '../../src/games/trailblazers-sasquatch/consequences';
import { metIn } from '../../src/games/trailblazers-sasquatch/hunt';
import { flightsOf } from '../../src/games/trailblazers-sasquatch/motion';
import { sortMoves } from '../../src/games/trailblazers-sasquatch/moves';
import { Play } from '../../src/games/trailblazers-sasquatch/play.svelte';
import { promptOf } from '../../src/games/trailblazers-sasquatch/prompts';
import { bringsAt, nextBrings } from '../../src/games/trailblazers-sasquatch/rows';
import { linesOf, sentenceOf } from '../../src/games/trailblazers-sasquatch/sayings';
import { doingOf, pictureOf } from '../../src/games/trailblazers-sasquatch/seats';
import { stepOf, stepsOf } from '../../src/games/trailblazers-sasquatch/steps';
import { freshStatement, said, spokenOf } from '../../src/games/trailblazers-sasquatch/talk';
import { loadGameWords, loadWords, t } from '../../src/lib/words.svelte';
import { FIRST, pursuit, row, seat, SECOND, table, view } from './fixtures';
import { gap, hints, legal } from './position';

beforeAll(async () => {
  await loadWords('en');
  await loadGameWords('trailblazers-sasquatch');
});

const LAYS: Action[] = legal.map((spot) => ({ type: 'lay', ...spot }));
const placing = (change: Partial<View> = {}): View => view({ phase: 'placing', shown: FIRST, hints: hints.map((hint) => ({ base: null, ...hint, closed: [...hint.closed], broken: [...hint.broken] })), ...change });
const play = (position: View, offered: readonly Action[], done: Action[] = []): Play => new Play(() => ({ view: position, legal: offered, act: (action) => done.push(action) > 0 }));

describe('what may be done', () => {
  it('is sorted by what is touched to do it', () => {
    const moves = sortMoves([{ type: 'pass' }, { type: 'accuse', seat: 1 }, { type: 'lay-base', base: 'foot-bike', x: 0, y: 0, turn: 1 }, { type: 'discard', row: 'foot' }, { type: 'say-odd', seat: 1 }]);
    expect(moves.pass).toEqual({ type: 'pass' });
    expect(moves.accuse).toEqual({ type: 'accuse', seat: 1 });
    expect(moves.bases.get('foot-bike')).toEqual([{ x: 0, y: 0, turn: 1 }]);
    expect([...moves.discard.keys()]).toEqual(['foot']);
    expect(moves.say).toHaveLength(1);
    expect(moves.lay).toEqual([]);
  });
});

describe('the piece in hand', () => {
  it('is the card that was shown; it turns, hovers and is laid', () => {
    const done: Action[] = [];
    const hiker = play(placing(), LAYS, done);
    expect(hiker.held?.card?.card).toBe(FIRST.card);
    hiker.hover(gap);
    expect([hiker.turn, hiker.gain]).toEqual([2, 10]);
    hiker.rotate();
    expect(hiker.turn).toBe(3);
    hiker.hover(gap);
    hiker.lay();
    expect(done).toEqual([{ type: 'lay', ...gap }]);
  });

  it('is a base where one must be placed, the first one there is until another is chosen', () => {
    const supply: View['supply'] = [{ base: 'foot-bike', sides: ['foot', 'foot', 'bike', 'bike'] }, { base: 'water-foot', sides: ['water', 'water', 'foot', 'foot'] }];
    const done: Action[] = [];
    const hiker = play(view({ phase: 'base', supply }), [{ type: 'lay-base', base: 'foot-bike', x: 3, y: 3, turn: 0 }, { type: 'lay-base', base: 'water-foot', x: 3, y: 3, turn: 1 }], done);
    expect(hiker.held?.base).toBe('foot-bike');
    hiker.chooseBase('water-foot');
    hiker.hover({ x: 3, y: 3, turn: 1 });
    hiker.lay();
    expect(done).toEqual([{ type: 'lay-base', base: 'water-foot', x: 3, y: 3, turn: 1 }]);
  });

  it('hovers at once where the first base of a game goes', () => {
    const hiker = play(view({ phase: 'base', pieces: [], loops: [] }), [{ type: 'lay-base', base: 'foot-bike', x: 0, y: 0, turn: 0 }]);
    hiker.reset();
    expect(hiker.spot).toEqual({ x: 0, y: 0, turn: 0 });
  });

  it('stays where it is while something is said, and is forgotten with another question', () => {
    let position = placing();
    const hiker = new Play(() => ({ view: position, legal: LAYS, act: () => true }));
    hiker.reset();
    hiker.hover(gap);
    hiker.reset();
    expect(hiker.spot).toEqual(gap);
    position = view({ phase: 'discarding' });
    hiker.reset();
    expect(hiker.spot).toBeNull();
  });

  it('is taken back step by step', () => {
    const hiker = play(placing(), LAYS);
    hiker.hover(gap);
    hiker.deed = 'reveal';
    expect([hiker.back(), hiker.deed, hiker.spot]).toEqual([true, null, gap]);
    expect([hiker.back(), hiker.spot, hiker.back()]).toEqual([true, null, false]);
  });
});

describe('what laying would do', () => {
  const loop = (value: number) => ({ base: 'bike-water' as const, type: 'bike' as const, value });

  it('is to make, to break, or to change a loop', () => {
    const hint = { closed: [loop(9), { ...loop(4), type: 'water' as const }], broken: [loop(7), { ...loop(2), base: 'water-foot' as const }] };
    expect(gainOf(hint)).toBe(4);
    expect(changesOf(hint).map((change) => sentenceOf(table(), changeSaid(change)))).toEqual([
      'The bike loop at Camp Hearsay becomes 9 instead of 7.', 'Closes a water loop of 4 at Camp Hearsay.', 'Breaks the bike loop of 2 at Camp No Comment.',
    ]);
  });
});

describe('the rows', () => {
  it('bring a base with the fourth and the eighth card of the longest, and the end with the last', () => {
    const position = view({ rows: [row('foot', 3), row('bike', 3), row('water', 7)] });
    expect(position.rows.map((one) => nextBrings(position, one))).toEqual([null, null, 'base']);
    const early = view({ rows: [row('foot', 3), row('bike', 1), row('water', 0)] });
    expect(early.rows.map((one) => nextBrings(early, one))).toEqual(['base', null, null]);
    expect(bringsAt(view(), 12)).toBe('end');
  });
});

describe('the seats', () => {
  const doing = (position: View, who: number): string => doingOf(position, table(), position.waiting, who).text;

  it('say what each does, and no more than all may know', () => {
    expect(doing(view(), 0)).toBe('chooses a card');
    expect(doing(view(), 1)).toBe('2 cards');
    const window = view({ phase: 'accusing', active: 1, waiting: [0], seats: [seat({ character: 'sasquatch' }), seat(), seat({ passed: true })] });
    expect([0, 1, 2].map((who) => doing(window, who))).toEqual(['thinks it over', 'is doubted', 'lets it pass']);
    const hunt = view({ phase: 'first-draw', pursuit: pursuit() });
    expect([0, 1, 2].map((who) => doing(hunt, who))).toEqual(['draws', 'a tourist', 'the Sasquatch']);
  });

  it('say who is away, and who is played for', () => {
    const [one, two, three] = table().seats;
    if (!one || !two || !three) throw new Error('three sit there');
    const away = table({ seats: [one, { ...two, connected: false }, { ...three, stand_in: true }] });
    expect([1, 2].map((who) => doingOf(view(), away, [], who).state)).toEqual(['away', 'stand-in']);
  });

  it('have a tourist each', () => expect([0, 1, 2, 3].map((who) => pictureOf('tourist', who))).toEqual(['tourist', 'tourist-2', 'tourist-3', 'tourist-4']));
});

describe('table talk', () => {
  const talking = (statement: View['seats'][number]['statement'], change: Partial<View> = {}): View => view({ seats: [seat(), seat({ statement }), seat()], ...change });
  const good = { said: { type: 'say-good', base: 'bike-water', side: 'east' } as const, turn: 5 };

  it('is told in few words', () => {
    const words = (say: Parameters<typeof said>[0]) => sentenceOf(table(), said(say));
    expect(words({ type: 'say-types', types: ['foot'] })).toBe('Both long foot');
    expect(words({ type: 'say-types', types: ['foot', 'water'] })).toBe('Long foot, long water');
    expect(words(good.said)).toBe('Good card right of Camp Hearsay');
    expect(words({ type: 'say-join', base: 'water-foot', trail: 'water' })).toBe('Can join water at Camp No Comment');
    expect(words({ type: 'say-odd', seat: 2 })).toBe('Odd turn, Otis');
  });

  it('is remembered until the next turn is over, and not in a pursuit', () => {
    expect(freshStatement(talking(good), 1)).toEqual(good.said);
    expect(freshStatement(talking({ ...good, turn: 1 }), 1)).toBeNull();
    expect(freshStatement(talking(good, { pursuit: pursuit() }), 1)).toBeNull();
  });

  it('stands on the map where it is about', () => {
    expect(spokenOf(talking(good))).toEqual([{ seat: 1, say: good.said, x: 2, y: 1 }]);
    expect(spokenOf(talking({ ...good, said: { type: 'say-odd', seat: 0 } }))).toEqual([]);
  });
});

describe('the sign and the trail of steps', () => {
  const idle = { held: null, spot: null, card: null, base: null };

  it('asks the Sasquatch what it asks a tourist', () => {
    const prompt = promptOf(view({ phase: 'discarding' }), table(), { id: 'ts-prompt-discarding-sasquatch', params: {} }, idle, false);
    expect(t(prompt.id, prompt.params)).toBe('Discard your other card into a row');
  });

  it('says what is still to be done, and that the table passes', () => {
    const lying = promptOf(placing(), table(), { id: 'ts-prompt-placing', params: { long: 'bike' } }, { ...idle, held: { card: FIRST, base: null, sides: null }, spot: gap }, false);
    expect([lying.mine, lying.id]).toEqual([true, 'ts-table-ask-lay']);
    const passing = promptOf(view({ phase: 'accusing' }), table(), { id: 'ts-prompt-accusing', params: { accused: 1 } }, idle, true);
    expect([passing.mine, passing.id]).toEqual([false, 'ts-table-passing']);
  });

  it('has steps of a turn and of a pursuit, all with names', () => {
    expect(stepOf(view({ phase: 'base' }))).toBe(1);
    expect(stepOf(view({ phase: 'over' }))).toBe(-1);
    expect(stepOf(view({ phase: 'placing', pursuit: pursuit() }))).toBe(3);
    for (const position of [view(), view({ pursuit: pursuit() })]) for (const step of stepsOf(position)) expect(t(`ts-table-step-${step}`)).not.toMatch(/^\{/);
  });
});

describe('what happened', () => {
  it('names people and camps, and no character', () => {
    const lines = linesOf(table(), [
      { message: { id: 'ts-log-dealt-sasquatch', params: {} }, heading: false },
      { message: { id: 'ts-log-laid-base', params: { seat: 1, base: 'water-foot' } }, heading: false },
    ]);
    expect(lines.map(({ id, params }) => t(id, params))).toEqual(['Maren placed Camp No Comment.']);
  });

  it('lets cards fly by their backs', () => {
    const events: Event[] = [{ type: 'discarded', seat: 1, row: 'bike', card: null }, { type: 'drew', seat: 1, count: 2, cards: null }, { type: 'passed', seat: 2 }];
    expect(flightsOf(events).map(({ from, to }) => [from, to])).toEqual([['seat-1', 'row-bike'], ['deck', 'seat-1']]);
  });

  it('remembers which animals were met', () => {
    const up = (card: number, animal: boolean): Event => ({ type: 'turned-up', seat: 1, source: 'deck', card, long: 'foot', animal });
    expect(metIn([up(3, false), up(4, true), { type: 'counted', tally: 1 }, up(5, true), { type: 'counted', tally: 2 }])).toEqual([4, 5]);
  });
});

describe('cards', () => {
  it('have different faces in the fixtures', () => expect(FIRST.first).not.toBe(SECOND.first));
});
