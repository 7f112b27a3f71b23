/** What the sign says. */
import type { Message, TableInfo } from '../../generated/protocol';
import { named, type Named } from '../../lib/sentences';
import type { Play } from './play.svelte';
import type { View } from './types';

export interface Prompt extends Named {
  /** The viewer is asked, and will not be passed over. */
  mine: boolean;
}

/** What everybody is asked there, so that the sign of the Sasquatch says no more than that of a tourist. */
const ALIKE: Record<string, string> = { 'ts-prompt-discarding-sasquatch': 'ts-prompt-discarding' };

/** The server's prompt; in the middle of something what is still missing; where the table passes, that it does. */
export function promptOf(view: View, table: TableInfo, told: Message, play: Pick<Play, 'held' | 'spot' | 'card' | 'base'>, passing: boolean): Prompt {
  const asked = view.audience !== null && view.waiting.includes(view.audience) && view.phase !== 'over';
  const mine = asked && !passing;
  const say = (id: string): Prompt => ({ mine, id, params: {}, bold: [] });
  if (asked && passing) return say('ts-table-passing');
  if (mine && play.held && play.spot) return say('ts-table-ask-lay');
  if (mine && play.base !== null && view.phase === 'first-draw') return say('ts-table-ask-base');
  return { mine, ...named({ ...told, id: ALIKE[told.id] ?? told.id }, table) };
}
