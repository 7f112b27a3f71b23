/** An offer, or a two-player split, while it is being put together. Fits picks of the hand to the actions offered. */
import type { Action, ActionOf, Kind } from './types';

export type Side = 'mine' | 'yours';

/** One card of the hand that was picked, by its place there. */
export interface Pick {
  card: number;
  side: Side;
}

export interface Draft {
  picks: readonly Pick[];
  /** The place in the hand of the card that will lie face up. */
  faceUp: number | null;
}

export const EMPTY: Draft = { picks: [], faceUp: null };

/** How many cards go into the deal, as the actions have it. */
export function dealSize(offers: readonly ActionOf<'offer'>[], splits: readonly ActionOf<'split'>[]): number {
  const [split] = splits;
  return offers[0]?.cards.length ?? (split ? split.mine.length + split.yours.length : 0);
}

/** Picks a card, or puts it back. A full draft takes no further card. */
export function toggle(draft: Draft, card: number, size: number): Draft {
  if (draft.picks.some((pick) => pick.card === card)) {
    return { picks: draft.picks.filter((pick) => pick.card !== card), faceUp: draft.faceUp === card ? null : draft.faceUp };
  }
  if (draft.picks.length >= size) return draft;
  return { ...draft, picks: [...draft.picks, { card, side: 'mine' }] };
}

/** Moves a picked card to the other side of a split. */
export function swapSide(draft: Draft, card: number): Draft {
  const other = (side: Side): Side => (side === 'mine' ? 'yours' : 'mine');
  return { ...draft, picks: draft.picks.map((pick) => (pick.card === card ? { card, side: other(pick.side) } : pick)) };
}

/** The legal action that is this draft; undefined while it is not complete. */
export function actionOf(draft: Draft, hand: readonly Kind[], offers: readonly ActionOf<'offer'>[], splits: readonly ActionOf<'split'>[]): Action | undefined {
  const face = draft.picks.find((pick) => pick.card === draft.faceUp);
  if (!face) return undefined;
  const faceUp = hand[face.card];
  const side = (wanted: Side) => draft.picks.filter((pick) => pick.side === wanted).map((pick) => hand[pick.card]);
  const all = draft.picks.map((pick) => hand[pick.card]);
  return (
    offers.find((offer) => offer.face_up === faceUp && sameCards(offer.cards, all)) ??
    splits.find(
      (split) => split.face_up === faceUp && split.face_up_side === face.side && sameCards(split.mine, side('mine')) && sameCards(split.yours, side('yours')),
    )
  );
}

function sameCards(one: readonly (Kind | undefined)[], other: readonly (Kind | undefined)[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}
