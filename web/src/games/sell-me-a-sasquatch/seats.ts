/** What each seat is doing, for the sign beside its face. */
import type { TableInfo } from '../../generated/protocol';
import type { State } from '../../lib/components/SeatState.svelte';
import { infoOf } from '../../lib/seats';
import { t } from '../../lib/words.svelte';
import type { View } from './types';

export interface Doing {
  /** Undefined: nothing. */
  state?: State;
  text?: string;
}

export function doingOf(view: View, table: TableInfo, pending: readonly number[], seat: number, winners: readonly number[] = []): Doing {
  const info = infoOf(table, seat);
  if (winners.includes(seat)) return { state: 'won' };
  if (view.phase === 'over') return info?.kind === 'bot' ? { state: 'bot' } : {};
  if (info?.stand_in) return { state: 'stand-in' };
  if (info?.kind === 'human' && !info.connected && seat !== view.audience) return { state: 'away', ...(pending.includes(seat) ? { text: t('state-away-soon') } : {}) };
  if (pending.includes(seat)) return { state: seat === view.audience ? 'turn' : 'thinking' };
  if (view.seats[seat]?.passed) return { state: 'passed' };
  if (view.phase === 'offering' && view.seats[seat]?.deal) return { state: 'passed', text: t('sell-state-sealed') };
  return info?.kind === 'bot' ? { state: 'bot' } : { state: 'waiting' };
}
