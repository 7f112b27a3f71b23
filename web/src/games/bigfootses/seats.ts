/** What each seat is doing, in a word. */
import type { TableInfo } from '../../generated/protocol';
import type { State } from '../../lib/components/SeatState.svelte';
import { infoOf } from '../../lib/seats';
import { t } from '../../lib/words.svelte';
import type { View } from './types';

export interface Doing {
  state: State;
  text?: string;
}

/** Null where there is nothing to say: nobody waits for this seat. */
export function doingOf(view: View, table: TableInfo, pending: readonly number[], seat: number): Doing | null {
  const info = infoOf(table, seat);
  if (info?.stand_in) return { state: 'stand-in' };
  if (info?.kind === 'human' && !info.connected && seat !== view.audience) return { state: 'away' };
  if (pending.includes(seat)) return { state: 'thinking' };
  if (view.seats[seat]?.passed) return { state: 'passed', text: t(view.situation === 'reacting' ? 'bf-table-let-stand' : 'state-passed') };
  return null;
}
