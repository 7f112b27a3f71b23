import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGameWords, loadWords, t } from '../../src/lib/words.svelte';
import { notesOf } from '../../src/games/sell-me-a-sasquatch/consequences';
import { dealButton } from '../../src/games/sell-me-a-sasquatch/dealbutton';
import { flightsOf } from '../../src/games/sell-me-a-sasquatch/motion';
import { LONGEST_MS } from '../../src/lib/flights';
import { Play } from '../../src/games/sell-me-a-sasquatch/play.svelte';
import { promptOf, trailOf, trailPlace } from '../../src/games/sell-me-a-sasquatch/prompts';
import { doingOf } from '../../src/games/sell-me-a-sasquatch/seats';
import { othersOf } from '../../src/lib/seats';
import { linesOf } from '../../src/games/sell-me-a-sasquatch/sentences';
import type { Action, Event, View } from '../../src/games/sell-me-a-sasquatch/types';
import { whyNotDeal, whyNotHand } from '../../src/games/sell-me-a-sasquatch/whys';
import type { Line, Message } from '../../src/generated/protocol';
import { KINDS, seat, table, view } from './fixtures';

beforeAll(async () => {
  await loadWords('en');
  await loadGameWords('sell-me-a-sasquatch');
});

let problems: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  problems = vi.spyOn(console, 'error');
  return () => {
    // A sentence without a message, or with a parameter missing, is told to the console.
    expect(problems).not.toHaveBeenCalled();
    problems.mockRestore();
  };
});

const say = ({ id, params }: { id: string; params: Record<string, string | number> }): string => {
  const text = t(id, params);
  expect(text).not.toMatch(/^\{/);
  return text;
};
const play = (legal: Action[], position: View = view(), act = (_: Action) => true) => new Play(() => ({ view: position, legal, question: 1, you: position.audience, act }));

const line = (id: string, params: Message['params'] = {}, heading = false): Line => ({ message: { id, params }, heading });

describe('the log', () => {
  it('names players and cards, and counts cards of a kind', () => {
    const lines = linesOf(view(), table(), [line('log-stole', { thief: 1, victim: 2, card: 'big' }), line('log-drew-you', { cards: 'tiny big tiny' }), line('log-collected-you', { count: 0, cards: '' })]);
    expect(lines.map(say)).toEqual(['Maren stole Big from Otis.', 'You drew 2 × Tiny and Big.', 'You got an empty deal.']);
    expect(lines.map(({ card }) => card)).toEqual(['big', null, null]);
    expect(lines[0]?.bold).toEqual(['thief', 'victim', 'card']);
  });

  it('heads each turn once, and skips what nothing is said of', () => {
    const heading = (turn: number): Line => line('log-turn', { turn }, true);
    const lines = linesOf(view(), table(), [heading(1), line('log-passed', { seat: 1 }), null, heading(1), heading(2)]);
    expect(lines.map(say)).toEqual(['Turn 1', 'Maren passed.', 'Turn 2']);
    expect(lines.map(({ key }) => key)).toEqual([0, 1, 4]);
  });
});

describe('the sign', () => {
  const asked: Message = { id: 'prompt-offering', params: { count: 3 } };

  it('says what the server says, and whether the viewer is asked', () => {
    const mine = promptOf(view({ waiting: [0] }), table(), asked, play([{ type: 'pass' }]));
    expect([mine.mine, say(mine)]).toEqual([true, t('prompt-offering', { count: 3 })]);
    const waiting = promptOf(view({ waiting: [1] }), table(), { id: 'waiting-choosing', params: { seat: 1 } }, play([]));
    expect([waiting.mine, say(waiting)]).toEqual([false, 'Maren is choosing what to buy.']);
  });

  it('goes through an offer step by step', () => {
    const legal: Action[] = [{ type: 'offer', cards: ['big', 'tiny'], face_up: 'big' }];
    const position = view({ seats: [seat({ hand: ['big', 'tiny'] }), seat(), seat()], buyer: 1, waiting: [0] });
    const doing = play(legal, position);
    const next = () => promptOf(position, table(), asked, doing).id;
    expect(next()).toBe('prompt-offering');
    doing.pick(0);
    expect(next()).toBe('sell-ask-more');
    doing.pick(1);
    expect(next()).toBe('sell-ask-face');
    doing.showFace(0);
    expect(next()).toBe('sell-ask-seal');
    expect(doing.offer).toBe(legal[0]);
  });

  it.each(KINDS.filter((kind) => kind.type === 'thingamabob'))('asks for the target of $kind', ({ kind }) => {
    const doing = { ...play([]), moves: play([]).moves, dealing: false, splitting: false, dealSize: 0, draft: { picks: [], faceUp: null }, offer: undefined };
    say(promptOf(view({ phase: 'playing', waiting: [0] }), table(), asked, { ...doing, armed: kind, adding: null }));
    say(promptOf(view({ phase: 'playing', waiting: [0] }), table(), asked, { ...doing, armed: kind, adding: 'big' }));
  });

  it('has a name for each step of the trail, and a place for each phase', () => {
    for (const position of [view(), view({ seats: view().seats.slice(0, 2) })]) for (const step of trailOf(position)) say({ id: `sell-phase-${step}`, params: {} });
    expect(trailPlace(view({ phase: 'second-card' }))).toBe(trailPlace(view({ phase: 'playing' })));
    expect(trailPlace(view({ phase: 'over' }))).toBe(-1);
  });
});

describe('a thingamabob in hand', () => {
  const turn: Action = { type: 'play-optimeter', card: { face: 'by', deal: 1, by: 1 } };

  it('shows its targets, and is put away by a second click', () => {
    const doing = play([{ type: 'pass' }, turn], view({ phase: 'playing' }));
    expect(doing.targets.size).toBe(0);
    doing.arm('spectroelectric-optimeter');
    expect([...doing.targets.values()]).toEqual([turn]);
    doing.arm('spectroelectric-optimeter');
    expect(doing.targets.size).toBe(0);
    doing.arm('platonic-isolator');
    expect(doing.armed).toBeNull();
  });

  it('is still in hand when the answer was not taken', () => {
    const doing = play([turn], view({ phase: 'playing' }), () => false);
    doing.arm('spectroelectric-optimeter');
    doing.do(turn);
    expect(doing.armed).toBe('spectroelectric-optimeter');
  });
});

describe('what a deal would do', () => {
  const offered = (face_up: View['discard'], completes: { kind: View['discard'][number]; sets: number }[] = [], collection: View['discard'] = []) =>
    view({ phase: 'choosing', seats: [seat({ hand: [], collection }), seat({ deal: { face_up, face_down: [{ by: 1, count: 2, cards: null }] }, completes }), seat()] });
  const told = (position: View) => notesOf(position, 1, 'Maren').map(say);

  it.each([
    [offered(['medium'], [{ kind: 'medium', sets: 1 }], ['medium', 'medium']), ['Completes Medium 3/3: you gain 1 token', '2 cards unseen']],
    [offered(['loan-shark'], [{ kind: 'loan-shark', sets: 1 }], ['loan-shark']), ['Completes Loan Shark: Maren may steal 2 cards', '2 cards unseen']],
    [offered(['trojan-horse'], [{ kind: 'trojan-horse', sets: 1 }]), ['Completes Trojan Horse: a token of yours goes to Maren', '2 cards unseen']],
    [offered(['big'], [{ kind: 'big', sets: 0 }]), ['Starts Big 1/2', '2 cards unseen']],
    [offered(['tiny', 'tiny'], [], ['tiny']), ['Brings Tiny to 3/4', '2 cards unseen']],
    [offered(['spectroelectric-optimeter']), ['Brings you Optimeter', '2 cards unseen']],
  ])('is told from the open cards (%#)', (position, sentences) => expect(told(position)).toEqual(sentences));

  it('says that nothing is left, and nothing to those who watch', () => {
    const empty = view({ seats: [seat({ hand: [] }), seat({ deal: { face_up: [], face_down: [] } })] });
    expect(told(empty)).toEqual(['No card lies there']);
    expect(notesOf({ ...empty, audience: null }, 1, 'Maren')).toEqual([]);
  });

  it('is the same whatever lies face down', () => {
    const position = offered(['big']);
    const known = structuredClone(position);
    known.seats[1]?.deal?.face_down.push({ by: 0, count: 1, cards: ['giant'] });
    expect(notesOf(known, 1, 'Maren')).toEqual(notesOf(position, 1, 'Maren'));
  });
});

describe('buttons, seats and reasons', () => {
  it.each([
    [{ type: 'flip', deal: 1 }, 1], [{ type: 'choose', seller: 1 }, 1], [{ type: 'reverse' }, 1], [{ type: 'accept' }, 0],
  ] satisfies [Action, number][])('puts %j on its deal and on no other', (action, place) => {
    const doing = play([action]);
    const buttons = [0, 1].map((number) => dealButton(view(), doing, number, 'Maren'));
    expect(buttons[place]?.action).toBe(action);
    expect(buttons[place]?.label).not.toMatch(/^\{/);
    expect(buttons[1 - place]).toBeUndefined();
  });

  it('says what each seat is doing', () => {
    const position = view({ phase: 'offering', seats: [seat({ hand: [] }), seat({ deal: { face_up: [], face_down: [] } }), seat({ passed: true })] });
    const states = (infos = table(), pending: number[] = []) => [0, 1, 2].map((number) => doingOf(position, infos, pending, number).state);
    expect(states()).toEqual(['waiting', 'passed', 'passed']);
    expect(states(table(), [0, 1])).toEqual(['turn', 'thinking', 'passed']);
    const away = table();
    Object.assign(away.seats[1] ?? {}, { connected: false });
    Object.assign(away.seats[2] ?? {}, { stand_in: true });
    expect(states(away)).toEqual(['waiting', 'away', 'stand-in']);
  });

  it('seats the others clockwise from the left hand', () => {
    expect(othersOf(view({ audience: 1 }))).toEqual([2, 0]);
    expect(othersOf(view({ audience: null }))).toEqual([0, 1, 2]);
  });

  it('has a kind reason for each click in vain', () => {
    const idle = play([]);
    for (const phase of ['offering', 'flipping', 'playing', 'choosing'] as const) {
      for (const mine of [true, false]) {
        say(whyNotDeal(view({ phase }), mine, idle));
        const why = whyNotHand(view({ phase, buyer: 1 }), mine, idle, 0);
        if (why) say(why);
      }
    }
  });
});

const EVENTS: Event[] = [
  { type: 'drew', seat: 0, count: 2, cards: ['big', 'tiny'] }, { type: 'drew', seat: 1, count: 5, cards: null },
  { type: 'stage', phase: 'offering', waiting: [1, 2], turn: 0, buyer: 0, victim: 0, idle: 0, steals: 0, due: [] },
  { type: 'offered', seat: 1, cards: 3, offer: null }, { type: 'offered', seat: 0, cards: 3, offer: { type: 'offer', cards: ['big', 'tiny', 'tiny'], face_up: 'big' } },
  { type: 'was-split', seat: 1, mine: 1, yours: 2, split: null },
  { type: 'was-split', seat: 0, mine: 0, yours: 3, split: { type: 'split', mine: [], yours: ['big', 'tiny', 'tiny'], face_up: 'big', face_up_side: 'yours' } },
  { type: 'shown', card: 'giant', deal: 1, by: 1 }, { type: 'shown', card: 'giant', deal: 0, by: 0 },
  { type: 'flipped', card: 'tiny', deal: 1, by: 1, seat: 2 }, { type: 'flipped', card: 'tiny', deal: 1, by: 1, seat: 1 }, { type: 'flipped', card: 'tiny', deal: 1, by: 1, seat: 0 },
  { type: 'played', seat: 0, card: 'platonic-isolator' }, { type: 'played', seat: 2, card: 'platonic-isolator' },
  { type: 'passed', seat: 0 }, { type: 'passed', seat: 1 }, { type: 'stopped', seat: 0 }, { type: 'stopped', seat: 1 },
  { type: 'removed', card: 'big', deal: 1, by: null, seat: 2 }, { type: 'removed', card: 'big', deal: 0, by: 0, seat: 0 },
  { type: 'added', seat: 1, deal: 2, card: null }, { type: 'added', seat: 0, deal: 2, card: 'tiny' },
  { type: 'took-token', thief: 0, victim: 1, card: 'trojan-horse' }, { type: 'took-token', thief: 1, victim: 0, card: 'trojan-horse' }, { type: 'took-token', thief: 1, victim: 2, card: 'platonic-isolator' },
  { type: 'chose', buyer: 0, seller: 1 }, { type: 'chose', buyer: 1, seller: 0 }, { type: 'chose', buyer: 1, seller: 2 },
  { type: 'answered', seat: 0, reversed: true }, { type: 'answered', seat: 1, reversed: false },
  { type: 'collected', owner: 0, deal: 1, cards: ['big'] }, { type: 'collected', owner: 1, deal: 1, cards: [] },
  { type: 'traded', seat: 0, card: 'big', sets: 1, tokens: 1 }, { type: 'traded', seat: 1, card: 'loan-shark', sets: 2, tokens: 0 },
  { type: 'stole', thief: 0, victim: 1, card: 'big' }, { type: 'stole', thief: 1, victim: 0, card: 'big' },
  { type: 'shuffled', cards: 30 }, { type: 'revealed', seat: 1, cards: ['big', 'big'] }, { type: 'revealed', seat: 0, cards: [] },
  { type: 'ended', reason: 'tokens' }, { type: 'ended', reason: 'turn-limit' }, { type: 'ended', reason: 'no-cards' },
];

describe('flights', () => {
  it('are over in time, however many there are', () => {
    const flights = flightsOf(EVENTS);
    expect(flights.length).toBeGreaterThan(10);
    expect(Math.max(...flights.map((flight) => flight.delay + 220))).toBeLessThanOrEqual(LONGEST_MS);
  });

  it('show nothing that was not told', () => {
    expect(flightsOf([{ type: 'drew', seat: 1, count: 2, cards: null }, { type: 'added', seat: 1, deal: 2, card: null }]).map((flight) => flight.what)).toEqual(['back', 'back']);
  });
});
