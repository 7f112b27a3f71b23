/** What happened in a pursuit, as far as the board shows it. */
import type { Event } from './types';

/** The cards whose animals moved the tally, in order: of a turn's animals the one seen first. */
export function metIn(events: readonly Event[]): number[] {
  const met: number[] = [];
  let seen: number | null = null;
  for (const event of events) {
    if (event.type === 'turned-up' && event.animal) seen ??= event.card;
    else if (event.type === 'counted' && seen !== null) {
      met.push(seen);
      seen = null;
    } else if (event.type === 'laid') seen = null;
  }
  return met;
}
