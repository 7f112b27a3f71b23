/** What the sign and the trail in the bar say. */
import type { Message, TableInfo } from '../../generated/protocol';
import type { Play } from './play.svelte';
import { sayingOf, type Saying } from './sayings';
import type { View } from './types';

/** The steps of a turn on the trail. */
export const TRAIL = ['starting', 'acting', 'before', 'after', 'ending'] as const;
type Step = (typeof TRAIL)[number];

/** The phases of the rules by their number, and where on the trail they are. */
const PHASES: readonly (Step | null)[] = ['starting', 'acting', 'before', 'after', 'acting', 'ending', 'acting', 'ending', null];

/** Where on the trail the turn is, reactions and choices included; -1 when the game is over. */
export function trailPlace(view: View): number {
  const step = PHASES[view.marks['phase.0'] ?? 0];
  return step ? TRAIL.indexOf(step) : -1;
}

export interface Prompt extends Saying {
  /** The viewer is asked, and will not be passed over. */
  mine: boolean;
}

/** The server's prompt; while a card is in hand, what is still missing; where the table passes, that it does. */
export function promptOf(view: View, table: TableInfo, said: Message, play: Pick<Play, 'armed'>, passing: boolean): Prompt {
  const asked = view.audience !== null && view.waiting.includes(view.audience) && view.situation !== 'over';
  if (asked && passing) return { mine: false, ...sayingOf(view, table, { id: 'bf-table-passing', params: {} }) };
  const { armed } = play;
  if (asked && armed) {
    const how: Message = armed.what === 'card' ? { id: 'bf-table-ask-how', params: { card: armed.card } } : { id: 'bf-table-ask-retrain', params: {} };
    return { mine: true, ...sayingOf(view, table, how) };
  }
  return { mine: asked, ...sayingOf(view, table, said) };
}
