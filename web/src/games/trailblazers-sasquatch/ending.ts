/** How it ended, in sentences: who accused whom, and what came of it. */
import type { TableInfo } from '../../generated/protocol';
import { seatName } from '../../lib/sentences';
import { t } from '../../lib/words.svelte';
import type { Event, View } from './types';

function accusationOf(view: View, table: TableInfo, events: readonly Event[]): string | null {
  const last = events.findLast((event) => event.type === 'accused');
  if (!last) return null;
  const id = last.seat === view.audience ? 'ts-table-accused-you' : last.accused === view.audience ? 'ts-table-accused-of-you' : 'ts-table-accused';
  return t(id, { name: seatName(table, last.seat), accused: seatName(table, last.accused), right: last.right ? 'yes' : 'no' });
}

/** The accusation, if there was one, and the end. Nothing while the game goes on. */
export function endingOf(view: View, table: TableInfo, events: readonly Event[]): string[] {
  const { result } = view;
  if (!result) return [];
  const end = t(`ts-table-over-${result.reason}`, { name: result.sasquatch === null ? '' : seatName(table, result.sasquatch), aside: result.sasquatch === null ? 'yes' : 'no' });
  return [accusationOf(view, table, events), end].filter((sentence) => sentence !== null);
}
