/** The last encounter, for as long as there is no other: whom it was with, and how it ended. */
import type { Event } from './types';

export interface Past {
  woods: number;
  /** Where among the events it says how it ended; -1 where nothing does. */
  ended: number;
}

const ENDS: readonly Event['type'][] = ['captured', 'beat', 'lost', 'enchanted'];

export function pastOf(events: readonly Event[]): Past | null {
  const begun = events.findLastIndex((event) => event.type === 'revealed');
  const met = events[begun];
  if (met?.type !== 'revealed') return null;
  return { woods: met.woods, ended: events.findLastIndex((event, index) => index > begun && ENDS.includes(event.type)) };
}
