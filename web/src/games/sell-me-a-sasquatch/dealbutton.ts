/** The button under a deal: which action it does, and what it is called. */
import { t } from '../../lib/words.svelte';
import type { Play } from './play.svelte';
import type { Action, View } from './types';

export interface DealButton {
  action: Action;
  label: string;
  short: string;
}

/** What can be done with the deal in front of a seat, if anything. */
export function dealButton(view: View, play: Pick<Play, 'moves' | 'additions'>, seat: number, name: string): DealButton | undefined {
  const own = seat === view.audience;
  const { flips, sellers, accept, reverse } = play.moves;
  const make = (action: Action | undefined, label: string, short: string, params = {}): DealButton | undefined =>
    action && { action, label: t(label, params), short: t(short, params) };
  return (
    make(play.additions.get(seat), own ? 'sell-add-deal-you' : 'sell-add-deal', 'sell-add-here', { name }) ??
    make(flips.get(seat), 'sell-turn-deal', 'sell-turn', { name }) ??
    make(sellers.get(seat), 'sell-take-deal', 'sell-take', { name }) ??
    (own ? make(accept, 'sell-accept-pile', 'sell-accept') : make(reverse, 'sell-reverse-pile', 'sell-reverse'))
  );
}
