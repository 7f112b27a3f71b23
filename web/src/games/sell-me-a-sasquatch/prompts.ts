/** What the sign says: what is asked of the viewer, or whom the table waits for. */
import type { TableInfo } from '../../generated/protocol';
import { nameOf } from './kinds';
import type { Play } from './play.svelte';
import type { Sentence } from './sentences';
import { namesOf, seatName } from './seats';
import type { View } from './types';

export interface Prompt extends Sentence {
  /** The viewer is asked. */
  mine: boolean;
}

/** The phases of a turn as the trail in the bar shows them; `late` and `second-card` belong to their neighbours. */
export const TRAIL = ['offering', 'flipping', 'playing', 'choosing', 'stealing', 'drawing'] as const;
export const TRAIL_OF_TWO = ['splitting', 'playing', 'choosing', 'stealing', 'drawing'] as const;

/** Where on the trail a phase stands; -1 when the game is over. */
export function trailPlace(view: View): number {
  const step = view.phase === 'second-card' ? 'playing' : view.phase === 'late' ? 'stealing' : view.phase;
  return trailOf(view).indexOf(step);
}

export function trailOf(view: View): readonly string[] {
  return view.seats.length === 2 ? TRAIL_OF_TWO : TRAIL;
}

type Doing = Pick<Play, 'dealing' | 'splitting' | 'dealSize' | 'draft' | 'offer' | 'armed' | 'adding' | 'moves'>;

export function promptOf(view: View, table: TableInfo, pending: readonly number[], play: Doing): Prompt {
  const you = view.audience;
  if (view.phase === 'over') return { mine: false, id: 'sell-over', params: {} };
  if (you === null || !pending.includes(you)) return { mine: false, ...waiting(view, table, pending) };
  return { mine: true, ...asked(view, table, play) };
}

function asked(view: View, table: TableInfo, play: Doing): Sentence {
  if (play.dealing) return askedToDeal(play);
  if (play.armed) return askedToAim(view, play);
  const two = view.phase === 'choosing' && view.seats.length === 2 ? '-two' : '';
  const params = { count: play.dealSize, ...(view.stealing_from === null ? {} : { steals: view.steals, victim: seatName(table, view.stealing_from) }) };
  return { id: `prompt-${view.phase}${two}`, params };
}

function askedToDeal(play: Doing): Sentence {
  const left = play.dealSize - play.draft.picks.length;
  if (play.draft.picks.length === 0) return { id: play.splitting ? 'prompt-splitting' : 'prompt-offering', params: { count: play.dealSize } };
  if (left > 0) return { id: 'sell-ask-more', params: { left } };
  if (play.offer) return { id: play.splitting ? 'sell-ask-lay' : 'sell-ask-seal', params: {} };
  return { id: play.splitting ? 'sell-ask-face-split' : 'sell-ask-face', params: {} };
}

function askedToAim(view: View, play: Doing): Sentence {
  const card = play.armed ? nameOf(view, play.armed) : '';
  if (play.armed !== 'cryptozooptic-expander') return { id: `sell-aim-${play.armed}`, params: { card } };
  return play.adding ? { id: 'sell-aim-deal', params: { card: nameOf(view, play.adding) } } : { id: 'sell-aim-hand', params: { card } };
}

function waiting(view: View, table: TableInfo, pending: readonly number[]): Sentence {
  const two = view.phase === 'choosing' && view.seats.length === 2 ? '-two' : '';
  const params = { count: pending.length, seat: namesOf(table, pending), victim: view.stealing_from === null ? '' : seatName(table, view.stealing_from) };
  if (view.phase === 'stealing' && view.stealing_from === view.audience) return { id: 'waiting-stealing-from-you', params };
  if (view.phase === 'playing' || view.phase === 'late') return { id: 'sell-wait-window', params };
  return { id: `waiting-${view.phase}${two}`, params };
}
