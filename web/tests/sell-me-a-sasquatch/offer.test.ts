import { describe, expect, it } from 'vitest';
import { actionOf, dealSize, EMPTY, swapSide, toggle, type Draft } from '../../src/games/sell-me-a-sasquatch/offer';
import type { ActionOf, Kind } from '../../src/games/sell-me-a-sasquatch/types';

const HAND: Kind[] = ['big', 'tiny', 'tiny', 'loan-shark'];
const offers: ActionOf<'offer'>[] = [
  { type: 'offer', cards: ['big', 'tiny', 'tiny'], face_up: 'big' },
  { type: 'offer', cards: ['big', 'tiny', 'tiny'], face_up: 'tiny' },
];
const splits: ActionOf<'split'>[] = [
  { type: 'split', mine: ['tiny'], yours: ['big', 'tiny'], face_up: 'tiny', face_up_side: 'mine' },
  { type: 'split', mine: ['tiny'], yours: ['big', 'tiny'], face_up: 'tiny', face_up_side: 'yours' },
];
const pick = (...cards: number[]): Draft => cards.reduce((draft, card) => toggle(draft, card, 3), EMPTY);

describe('picking cards', () => {
  it('takes as many as the deal holds and no more', () => expect(pick(0, 1, 2, 3).picks.map((one) => one.card)).toEqual([0, 1, 2]));

  it('puts a card back, and forgets that it was to lie face up', () => {
    const draft = toggle({ ...pick(0, 1), faceUp: 1 }, 1, 3);
    expect(draft).toEqual({ picks: [{ card: 0, side: 'mine' }], faceUp: null });
  });

  it('reads the size of the deal off the actions', () => {
    expect(dealSize(offers, [])).toBe(3);
    expect(dealSize([], splits)).toBe(3);
    expect(dealSize([], [])).toBe(0);
  });
});

describe('the action a draft is', () => {
  it('is none before the card to show is named, or enough are picked', () => {
    expect(actionOf(pick(0, 1, 2), HAND, offers, [])).toBeUndefined();
    expect(actionOf({ ...pick(0, 1), faceUp: 0 }, HAND, offers, [])).toBeUndefined();
  });

  it('does not depend on the order of picking, nor on which of two equal cards', () => {
    expect(actionOf({ ...pick(2, 0, 1), faceUp: 0 }, HAND, offers, [])).toBe(offers[0]);
    expect(actionOf({ ...pick(1, 2, 0), faceUp: 2 }, HAND, offers, [])).toBe(offers[1]);
  });

  it('is none that was not offered', () => expect(actionOf({ ...pick(0, 1, 3), faceUp: 3 }, HAND, offers, [])).toBeUndefined());

  it('tells the sides of a split, and on which the open card lies', () => {
    const draft = [0, 2].reduce(swapSide, pick(0, 1, 2));
    expect(actionOf({ ...draft, faceUp: 1 }, HAND, [], splits)).toBe(splits[0]);
    expect(actionOf({ ...draft, faceUp: 2 }, HAND, [], splits)).toBe(splits[1]);
    expect(actionOf({ ...swapSide(draft, 2), faceUp: 2 }, HAND, [], splits)).toBeUndefined();
  });
});
