/** When this person wants to be asked in windows, kept in this browser for all tables. */
import type { StopsWish } from '../generated/protocol';
import { keep, recall } from './store';

export type Stops = StopsWish['stops'];
export const STOPS: readonly Stops[] = ['always', 'fits', 'own-turn'];

export function rememberedStops(): Stops | null {
  const kept = recall('stops');
  return STOPS.find((one) => one === kept) ?? null;
}

export const rememberStops = (stops: Stops): void => keep('stops', stops);
