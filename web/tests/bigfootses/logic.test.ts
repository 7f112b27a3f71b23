import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cards } from '../../src/games/bigfootses/cards.svelte';
import { flightsOf } from '../../src/games/bigfootses/motion';
import { lookedAt, ownerAsked, sortMoves } from '../../src/games/bigfootses/moves';
import { pastOf } from '../../src/games/bigfootses/past';
import { Play } from '../../src/games/bigfootses/play.svelte';
import { promptOf, TRAIL, trailPlace } from '../../src/games/bigfootses/prompts';
import { linesOf } from '../../src/games/bigfootses/log';
import { labelOf, sayingOf } from '../../src/games/bigfootses/sayings';
import { doingOf } from '../../src/games/bigfootses/seats';
import { helpersIn, leastOf, neededOf, oddsOf, refOf, termsOf, verdictOf, FACES } from '../../src/games/bigfootses/sum';
import { thingie, woods, type Action, type Event, type View } from '../../src/games/bigfootses/types';
import { whyNotAction, whyNotHand } from '../../src/games/bigfootses/whys';
import type { Line, Message } from '../../src/generated/protocol';
import { loadGameWords, loadWords, t } from '../../src/lib/words.svelte';
import { ANTS, BAR, COOK, DECK, encounter, FOG, FORM, GOOSE, MOSSBACK, NET, PACK, PODCASTER, seat, table, view } from './fixtures';

beforeAll(async () => {
  await loadWords('en');
  await loadGameWords('bigfootses');
  cards.take(DECK);
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
const said = (message: Message, position: View = view()): string => say(sayingOf(position, table(), message));
const play = (legal: Action[], position: View = view(), act = (_: Action) => true) => new Play(() => ({ view: position, legal, act }));

describe('the log', () => {
  const line = (id: string, params: Message['params'] = {}, heading = false): Line => ({ message: { id, params }, heading });

  it('names players and cards of all three books, and knows which card each name is', () => {
    const lines = linesOf(view(), table(), [
      line('bf-log-played-on', { seat: 1, card: ANTS, target: 2 }), line('bf-log-captured-you', { woods: MOSSBACK }),
      line('bf-log-trained', { seat: 2, profession: COOK }), line('bf-log-looked-you', { pile: 'woods', woods: MOSSBACK }),
    ]);
    expect(lines.map(say)).toEqual([
      'Maren played Ants in the Provisions on Otis.', 'You captured Northern Mossback.', 'Otis is now Camp Cook.', 'You saw Northern Mossback on the Woods.',
    ]);
    expect(lines[0]?.cards).toEqual({ card: thingie(ANTS), found: thingie(ANTS) });
    expect(lines[3]?.cards).toEqual({ woods: woods(MOSSBACK), found: woods(MOSSBACK) });
    expect(lines[0]?.bold).toEqual(['seat', 'target']);
  });

  it('heads each turn once, and skips what nothing is said of', () => {
    const heading = line('bf-log-began', { seat: 1, round: 2 }, true);
    const lines = linesOf(view(), table(), [heading, null, line('bf-log-chose-range', { seat: 1 }), heading]);
    expect(lines.map(say)).toEqual(['Round 2: Maren', 'Maren goes ranging.']);
  });

  it('says in one line what a player did with several cards on end', () => {
    const drew = (seat: number): Line => line('bf-log-drew', { seat });
    const mine = (card: number): Line => line('bf-log-drew-you', { card });
    const lines = linesOf(view(), table(), [drew(1), drew(1), null, drew(1), drew(2), mine(ANTS), mine(BAR), line('bf-log-looked-you', { pile: 'woods', woods: MOSSBACK }), mine(FOG)]);
    expect(lines.map(say)).toEqual([
      'Maren drew 3 cards.', 'Otis drew a card.', 'You drew Ants in the Provisions and Energy Bar.', 'You saw Northern Mossback on the Woods.', 'You drew Heavy Fog.',
    ]);
    expect(lines.map(({ key }) => key)).toEqual([3, 4, 6, 7, 8]);
    expect(lines[2]?.several).toEqual([thingie(ANTS), thingie(BAR)]);
  });
});

describe('the sum', () => {
  it('spells the first worked case out: 9, a corral of 2, a net, so a 4', () => {
    expect(termsOf(encounter()).map(({ source, card, change }) => [source, card, change])).toEqual([['corral', null, -2], ['card', thingie(NET), -3]]);
    expect(neededOf(encounter())).toBe(4);
  });

  it('counts what was played, and what is added to the roll', () => {
    const met = encounter({ number_points: [{ source: 'played', card: null, amount: 3 }], plus: 2, needed: 5 });
    expect(termsOf(met).map(({ source, change }) => [source, change])).toEqual([['played', 3], ['corral', -2], ['card', -3], ['roll', -2]]);
    expect(neededOf(met)).toBe(met.needed);
  });

  it('knows cards of all books by their numbers in sums', () => {
    expect([refOf(5), refOf(62), refOf(124)]).toEqual([thingie(5), woods(0), { book: 'professions', kind: 0 }]);
  });

  it('says of each face what it would mean; a natural 1 is never enough', () => {
    expect(FACES.map((face) => verdictOf(encounter(), face))).toEqual(['never', 'no', 'no', 'yes', 'yes', 'yes']);
    expect(verdictOf(encounter({ needed: 0 }), 1)).toBe('never');
  });

  it('says of a sum that no face can miss, or one, that it is so', () => {
    const odds = ([[4, 1], [2, 1], [-1, 1], [0, 0], [3, 2], [7, 1]] as const).map(([needed, failing]) => encounter({ needed, failing }));
    expect(odds.map(oddsOf)).toEqual(['open', 'sure', 'sure', 'safe', 'sure', 'hopeless']);
    expect(odds.map(leastOf)).toEqual([4, 2, 2, 1, 3, 7]);
  });

  it('shows who has played what took effect, since the encounter began', () => {
    const events = [
      { type: 'spent', seat: 2, card: BAR }, { type: 'revealed', seat: 0, woods: MOSSBACK, source: 'pile' },
      { type: 'cancelled', seat: 1, card: FOG }, { type: 'spent', seat: 1, card: FOG }, { type: 'spent', seat: 2, card: FORM }, { type: 'spent', seat: 1, card: FOG },
    ] as Event[];
    expect(helpersIn(events, view({ encounter: encounter() }))).toEqual([{ seat: 2, card: FORM }, { seat: 1, card: FOG }]);
    expect(helpersIn(events, view())).toEqual([]);
  });
});

describe('the last encounter', () => {
  const revealed = (kind: number) => ({ type: 'revealed', seat: 0, woods: kind, source: 'pile' });

  it('is the one that was met last, with the event that ended it', () => {
    const events = [revealed(GOOSE), { type: 'beat', seat: 0, woods: GOOSE }, revealed(MOSSBACK), { type: 'rolled', seat: 0, face: 6 }, { type: 'captured', seat: 0, woods: MOSSBACK }] as Event[];
    expect(pastOf(events)).toEqual({ woods: MOSSBACK, ended: 4 });
    expect(pastOf(events.slice(0, 4))).toEqual({ woods: MOSSBACK, ended: -1 });
    expect(pastOf([])).toBeNull();
  });
});

describe('moves', () => {
  it('are sorted by what is clicked, and nothing else is offered', () => {
    const legal: Action[] = [{ type: 'pass' }, { type: 'play', card: ANTS, target: 1 }, { type: 'play', card: ANTS, target: 2 }, { type: 'play', card: BAR, target: null }];
    const moves = sortMoves(legal);
    expect([...moves.plays].map(([card, ways]) => [card, ways.length])).toEqual([[ANTS, 2], [BAR, 1]]);
    expect(moves.pass).toEqual({ type: 'pass' });
    expect([moves.turn.size, moves.seats.size, moves.done, moves.yes]).toEqual([0, 0, undefined, undefined]);
    expect(sortMoves([{ type: 'range' }, { type: 'retrain' }, { type: 'retrain-as', profession: COOK, bigfoot: MOSSBACK }]).turn.size).toBe(2);
  });

  it('play a card at once where there is one way, and ask where there are several', () => {
    const done: Action[] = [];
    const hand = play([{ type: 'play', card: ANTS, target: 1 }, { type: 'play', card: ANTS, target: 2 }, { type: 'play', card: BAR, target: null }], view(), (action) => done.push(action) > 0);
    hand.play(BAR);
    expect(done).toEqual([{ type: 'play', card: BAR, target: null }]);
    hand.play(ANTS);
    expect([...hand.targets.keys()]).toEqual([1, 2]);
    hand.do(hand.targets.get(2));
    expect(done.at(-1)).toEqual({ type: 'play', card: ANTS, target: 2 });
    expect(hand.armed).toBeNull();
  });

  it('make room for a weapon by the piece that goes', () => {
    const hand = play([{ type: 'equip', card: NET, replacing: PACK }, { type: 'equip', card: NET, replacing: NET }]);
    hand.play(NET);
    expect([...hand.replaceable.keys()]).toEqual([PACK, NET]);
    expect(hand.disarm()).toBe(true);
    expect(hand.ways).toEqual([]);
  });

  it('about somebody\'s things are about theirs; about looked-at cards, about the right pile', () => {
    expect([ownerAsked(view({ asked_about: 2 })), ownerAsked(view())]).toEqual([2, 0]);
    const memory = { ...view().memory, top: [BAR], woods_top: [MOSSBACK, null] };
    expect(lookedAt(view({ asked_about: 1, memory }))).toEqual({ book: 'woods', kinds: [MOSSBACK, null] });
    expect(lookedAt(view({ asked_about: 0, memory }))).toEqual({ book: 'thingies', kinds: [BAR] });
  });

  it('have names of the catalogue, every one', () => {
    const every: Action[] = [
      { type: 'pass' }, { type: 'done' }, { type: 'range' }, { type: 'work' }, { type: 'rummage' }, { type: 'restock' }, { type: 'retrain' }, { type: 'yes' }, { type: 'no' },
      { type: 'retrain-as', profession: COOK, bigfoot: MOSSBACK }, { type: 'find', woods: MOSSBACK }, { type: 'play', card: BAR, target: null }, { type: 'play', card: ANTS, target: 1 },
      { type: 'equip', card: NET, replacing: null }, { type: 'equip', card: NET, replacing: PACK }, { type: 'part', card: BAR }, { type: 'choose-equipment', card: NET },
      { type: 'choose-bigfoot', bigfoot: MOSSBACK }, { type: 'salvage', card: BAR }, { type: 'choose-player', seat: 1 }, { type: 'choose-place', place: 1 }, { type: 'choose-profession', profession: COOK },
    ];
    const labels = every.map((action) => said(labelOf(action)));
    expect(labels[12]).toBe('Play Ants in the Provisions on Maren');
    expect(labels[14]).toBe('Equip Net Launcher in place of Backpack with Forty Pockets'.replace('Net Launcher', cards.byId('thingies', 'net-launcher').name));
    expect(new Set(labels).size).toBeGreaterThan(18);
  });
});

describe('the sign', () => {
  const asked: Message = { id: 'bf-prompt-before', params: { seat: 1, needed: 4, failing: 1, odds: 'open' } };

  it('says what the server says, and whether the viewer is asked', () => {
    const prompt = promptOf(view({ waiting: [0, 2], situation: 'before' }), table(), asked, play([]), false);
    expect([prompt.mine, say(prompt)]).toEqual([true, 'Maren needs a 4. Play a card before the roll, or pass.']);
    expect(promptOf(view({ waiting: [2] }), table(), asked, play([]), false).mine).toBe(false);
  });

  it('says that the table will pass', () => {
    const prompt = promptOf(view({ waiting: [0], situation: 'before' }), table(), asked, play([{ type: 'pass' }]), true);
    expect([prompt.mine, say(prompt)]).toEqual([false, 'Nothing for you to do here. Passing in a moment.']);
  });

  it('asks for what is missing of a card in hand', () => {
    const prompt = promptOf(view({ waiting: [0] }), table(), asked, { armed: { what: 'card', card: ANTS } }, false);
    expect(say(prompt)).toBe('How do you play Ants in the Provisions?');
  });

  it('has a place on the trail for each phase but the end', () => {
    const places = Array.from({ length: 9 }, (_, phase) => TRAIL[trailPlace(view({ marks: { 'phase.0': phase } }))]);
    expect(places).toEqual(['starting', 'acting', 'before', 'after', 'acting', 'ending', 'acting', 'ending', undefined]);
    expect(trailPlace(view())).toBe(0);
  });
});

describe('reasons', () => {
  it('for each action that is not possible', () => {
    expect(said(whyNotAction(view({ marks: { 'worked.0': 1 } }), 'work'))).toBe('You have worked this turn.');
    expect(said(whyNotAction(view({ can_work: false }), 'work'))).toBe('With so many VP nobody works.');
    expect(said(whyNotAction(view({ at_large: [MOSSBACK] }), 'range'))).toBe('Go after one of those at large.');
    expect(said(whyNotAction(view(), 'range'))).toMatch(/at large/);
    for (const action of ['rummage', 'restock', 'retrain'] as const) expect(said(whyNotAction(view(), action))).toBe('Not possible just now.');
  });

  const why = (kind: number, change: Partial<View>, legal: Action[] = []): string | null => {
    const position = view({ waiting: [0], ...change });
    const reason = whyNotHand(position, sortMoves(legal), cards.of(position, thingie(kind)), kind);
    return reason && said(reason, position);
  };

  it('for each hand card that cannot be used', () => {
    expect(why(BAR, {}, [{ type: 'play', card: BAR, target: null }])).toBeNull();
    expect(why(BAR, { waiting: [1] })).toBe('It is not your decision just now.');
    expect(why(NET, { active: 1, situation: 'before' })).toBe('Equipment is played in your own turn only.');
    expect(why(NET, { situation: 'equipping' })).toBe('You have played your equipment card of this turn.');
    expect(why(NET, { situation: 'before' })).toMatch(/before or after your action/);
    expect(why(FOG, { situation: 'after' })).toBe('The die is cast: modifiers come before the roll.');
    expect(why(BAR, { situation: 'reacting' })).toBe('Only cards that answer the played card fit now.');
    expect(why(BAR, { situation: 'starting' })).toBe('That card does not fit this moment.');
    expect(why(BAR, { situation: 'player' })).toBe('A card asks you something: answer that first.');
  });
});

describe('cards and places', () => {
  it('are called by the catalogue, or else by their deck, or else by their id', () => {
    expect(cards.byId('thingies', 'heavy-fog').name).toBe('Heavy Fog');
    cards.take([...DECK, { id: 'my-own', class_id: 'item', name: 'A card of my own' }]);
    expect(cards.byId('thingies', 'my-own').name).toBe('A card of my own');
    expect(cards.byId('thingies', 'unknown').name).toBe('unknown');
    cards.take(DECK);
  });

  it('say what a seat is doing', () => {
    const passed = view({ situation: 'reacting', seats: [seat(), seat({ passed: true }), seat()] });
    expect(doingOf(passed, table(), [2], 1)).toEqual({ state: 'passed', text: 'let it stand' });
    expect(doingOf(passed, table(), [2], 2)).toEqual({ state: 'thinking' });
    expect(doingOf(passed, table(), [], 2)).toBeNull();
    expect(doingOf(passed, table({ seats: table().seats.map((one) => ({ ...one, connected: false })) }), [2], 2)).toEqual({ state: 'away' });
  });

  it('show who was caught on the way to the corral', () => {
    expect(flightsOf([{ type: 'captured', seat: 1, woods: MOSSBACK }, { type: 'drew', seat: 2, card: null, looked_at: false }] as Event[], view())).toEqual([
      { what: { id: 'mossback' }, from: 'met', to: 'seat-1', delay: 0 }, { what: 'back', from: 'thingies', to: 'hand-2', delay: 40 },
    ]);
    expect(PODCASTER).toBe(2);
  });
});
