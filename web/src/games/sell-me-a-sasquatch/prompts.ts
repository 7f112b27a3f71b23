/** What the sign says: what is asked of the viewer, or whom the table waits for. */
import type { Message, TableInfo } from '../../generated/protocol';
import type { Sentence } from '../../lib/sentences';
import { nameOf } from './kinds';
import type { Play } from './play.svelte';
import { sayingOf } from './sentences';
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

/** The server's prompt; while an answer is being put together, what is missing of it. */
export function promptOf(view: View, table: TableInfo, prompt: Message, play: Doing): Prompt {
  const mine = view.audience !== null && view.waiting.includes(view.audience) && view.phase !== 'over';
  const next = mine ? nextStep(view, play) : null;
  return { mine, ...(next ?? sayingOf(view, table, prompt)) };
}

function nextStep(view: View, play: Doing): Sentence | null {
  if (play.dealing && play.draft.picks.length > 0) return askedToDeal(play);
  return play.armed ? askedToAim(view, play) : null;
}

function askedToDeal(play: Doing): Sentence {
  const left = play.dealSize - play.draft.picks.length;
  if (left > 0) return { id: 'sell-ask-more', params: { left } };
  if (play.offer) return { id: play.splitting ? 'sell-ask-lay' : 'sell-ask-seal', params: {} };
  return { id: play.splitting ? 'sell-ask-face-split' : 'sell-ask-face', params: {} };
}

function askedToAim(view: View, play: Doing): Sentence {
  const card = play.armed ? nameOf(view, play.armed) : '';
  if (play.armed !== 'cryptozooptic-expander') return { id: `sell-aim-${play.armed}`, params: { card } };
  return play.adding ? { id: 'sell-aim-deal', params: { card: nameOf(view, play.adding) } } : { id: 'sell-aim-hand', params: { card } };
}
