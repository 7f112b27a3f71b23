import { describe, expect, it } from 'vitest';
import { addableOf, additionsOf, sortMoves, targetKey, targetsOf, victimsOf } from '../../src/games/sell-me-a-sasquatch/moves';
import { slotsOf } from '../../src/games/sell-me-a-sasquatch/slots';
import type { Action } from '../../src/games/sell-me-a-sasquatch/types';

describe('legal actions by what is clicked', () => {
  it('finds deals, kinds and buttons', () => {
    const flip: Action = { type: 'flip', deal: 2 };
    const choose: Action = { type: 'choose', seller: 1 };
    const steal: Action = { type: 'steal', card: 'giant' };
    const moves = sortMoves([{ type: 'stop' }, flip, choose, steal, { type: 'accept' }, { type: 'reverse' }, { type: 'pass' }]);
    expect(moves.flips.get(2)).toBe(flip);
    expect(moves.sellers.get(1)).toBe(choose);
    expect(moves.steals.get('giant')).toBe(steal);
    expect([moves.accept, moves.reverse, moves.stop, moves.pass].map((one) => one?.type)).toEqual(['accept', 'reverse', 'stop', 'pass']);
  });

  it('offers nothing where nothing is legal', () => {
    const moves = sortMoves([]);
    expect([moves.offers, moves.splits, [...moves.plays], [...moves.flips], [...moves.seconds]].flat()).toEqual([]);
    expect(moves.pass).toBeUndefined();
  });

  it('finds the targets of a thingamabob, and of no other', () => {
    const turn: Action = { type: 'play-optimeter', card: { face: 'by', deal: 1, by: 2 } };
    const plays = sortMoves([turn, { type: 'play-isolator', victim: 2 }, { type: 'play-repositioner', card: { face: 'up', deal: 1, kind: 'tiny' } }]).plays;
    expect([...targetsOf(plays.get('spectroelectric-optimeter') ?? [])]).toEqual([['by 1 2', turn]]);
    expect([...targetsOf(plays.get('detrital-repositioner') ?? []).keys()]).toEqual(['up 1 tiny']);
    expect([...victimsOf(plays.get('platonic-isolator') ?? []).keys()]).toEqual([2]);
    expect([...targetsOf(plays.get('platonic-isolator') ?? [])]).toEqual([]);
  });

  it('asks for the hand card first, then for the deal', () => {
    const add = (deal: number, card: 'big' | 'tiny'): Action => ({ type: 'play-expander', deal, card });
    const plays = sortMoves([add(1, 'big'), add(2, 'big'), add(2, 'tiny')]).plays.get('cryptozooptic-expander') ?? [];
    expect([...addableOf(plays)]).toEqual(['big', 'tiny']);
    expect([...additionsOf(plays, null)]).toEqual([]);
    expect([...additionsOf(plays, 'big').keys()]).toEqual([1, 2]);
    expect([...additionsOf(plays, 'tiny').keys()]).toEqual([2]);
  });
});

describe('the cards of a deal', () => {
  const deal = { face_up: ['tiny', 'tiny'] as const, face_down: [{ by: 1, count: 2, cards: null }, { by: 0, count: 1, cards: ['big'] as const }] };
  const slots = slotsOf(1, { face_up: [...deal.face_up], face_down: deal.face_down.map((one) => ({ ...one, cards: one.cards && [...one.cards] })) });

  it('lie one by one, open ones first, then the own', () => {
    expect(slots.map((slot) => [slot.target.face, slot.kind, slot.by])).toEqual([['up', 'tiny', null], ['up', 'tiny', null], ['own', 'big', 0], ['by', null, 1], ['by', null, 1]]);
  });

  it('have keys of their own, and targets that name what can be told apart', () => {
    expect(new Set(slots.map((slot) => slot.key)).size).toBe(5);
    expect(new Set(slots.map((slot) => targetKey(slot.target)))).toEqual(new Set(['up 1 tiny', 'own 1 big', 'by 1 1']));
  });

  it('are none where no deal lies', () => expect(slotsOf(0, null)).toEqual([]));
});
