/** Why a click cannot do anything just now, said kindly. Sentences of the catalogue, chosen by what is being decided. */
import { nameOf } from './kinds';
import type { Play } from './play.svelte';
import type { Sentence } from '../../lib/sentences';
import type { View } from './types';

type Doing = Pick<Play, 'dealing' | 'dealSize' | 'draft' | 'armed' | 'adding' | 'addable'>;

/** Why this card of the own hand cannot be clicked; null when it can. */
export function whyNotHand(view: View, mine: boolean, play: Doing, card: number): Sentence | null {
  if (play.dealing) {
    const full = play.draft.picks.length >= play.dealSize && !play.draft.picks.some((pick) => pick.card === card);
    return full ? { id: 'sell-why-full', params: { size: play.dealSize } } : null;
  }
  if (play.addable.size > 0) return null;
  if (!mine) return { id: view.phase === 'offering' && view.buyer !== view.audience ? 'sell-why-sealed' : 'sell-why-not-yours', params: {} };
  return { id: 'sell-why-hand-now', params: {} };
}

/** Why a card of a deal cannot be clicked. */
export function whyNotDeal(view: View, mine: boolean, play: Doing): Sentence {
  if (!mine) return { id: 'sell-why-not-yours', params: {} };
  if (play.dealing) return { id: 'sell-why-offer-first', params: {} };
  if (play.armed === 'cryptozooptic-expander' && !play.adding) return { id: 'sell-why-add-card-first', params: {} };
  if (play.armed) return { id: 'sell-why-target', params: { card: nameOf(view, play.armed) } };
  if (view.phase === 'playing' || view.phase === 'late') return { id: 'sell-why-play-first', params: {} };
  return { id: view.phase === 'flipping' ? 'sell-why-flip-by-deal' : 'sell-why-choose-by-deal', params: {} };
}
