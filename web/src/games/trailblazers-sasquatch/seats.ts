/** What each seat is doing, in a word. */
import type { TableInfo } from '../../generated/protocol';
import type { State } from '../../lib/components/SeatState.svelte';
import { infoOf } from '../../lib/seats';
import { t } from '../../lib/words.svelte';
import type { View } from './types';

/** The picture of a character; each seat has its own tourist. */
export function pictureOf(character: 'tourist' | 'sasquatch', seat: number): 'tourist' | 'tourist-2' | 'tourist-3' | 'tourist-4' | 'sasquatch' {
  return character === 'sasquatch' ? 'sasquatch' : (TOURISTS[seat % TOURISTS.length] ?? 'tourist');
}
const TOURISTS = ['tourist', 'tourist-2', 'tourist-3', 'tourist-4'] as const;

export interface Doing {
  state: State;
  text: string;
}

/** What a seat is doing, for all to see: nothing of it hangs on who is the Sasquatch before that is known. */
export function doingOf(view: View, table: TableInfo, pending: readonly number[], seat: number): Doing {
  const info = infoOf(table, seat);
  if (info?.stand_in) return { state: 'stand-in', text: t('state-stand-in') };
  if (info?.kind === 'human' && !info.connected && seat !== view.audience) return { state: 'away', text: t('state-away') };
  if (view.pursuit?.sasquatch === seat) return { state: 'waiting', text: t('ts-table-state-sasquatch') };
  if (view.phase === 'over') return { state: 'waiting', text: t(view.result?.sasquatch === seat ? 'ts-table-state-sasquatch' : 'ts-table-state-tourist') };
  if (view.phase === 'accusing') {
    if (seat === view.active) return { state: 'waiting', text: t('ts-table-state-doubted') };
    return view.seats[seat]?.passed ? { state: 'passed', text: t('ts-table-state-passed') } : { state: 'thinking', text: t('ts-table-state-thinking') };
  }
  if (pending.includes(seat)) return { state: 'turn', text: t(`ts-table-state-${view.phase}`) };
  if (view.pursuit) return { state: 'waiting', text: t('ts-table-state-tourist') };
  return { state: 'waiting', text: t('ts-table-state-cards', { count: view.seats[seat]?.hand_size ?? 0 }) };
}
