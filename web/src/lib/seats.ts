/** Small questions about the seats of a table, asked on several pages. */
import type { SeatInfo, TableInfo } from '../generated/protocol';
import { t } from './words.svelte';

export const isFree = (seat: SeatInfo): boolean => seat.kind === 'human' && !seat.name;

/** How a seat is called: its player's name, a name of the woods for a bot, or that it is free. */
export function nameOf(seat: SeatInfo): string {
  return seat.name || (seat.kind === 'bot' ? t('bot-name', { seat: seat.seat }) : t('seat-free'));
}

const KNOWN_BOTS = ['instinct', 'sampler', 'random'];
/** A bot's kind in words; one the catalogue does not know goes by its own name. */
export const botKind = (bot: string): string => (KNOWN_BOTS.includes(bot) ? t(`bot-${bot}`) : bot);

export const NAME_MAX = 24;

/** What is wrong with a name, as a sentence; null when it will do. */
export function nameProblem(name: string): string | null {
  if (name.trim() === '') return t('table-error-name-empty');
  if ([...name.trim()].length > NAME_MAX) return t('table-error-name-long', { most: NAME_MAX });
  // Control, format, private-use and unassigned characters: nobody can read them on a sign.
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(name) ? t('table-error-name-unprintable') : null;
}

/** Seats clockwise, beginning left of the viewer; a spectator sees them from seat 0. */
export function othersOf(view: { seats: readonly unknown[]; audience: number | null }): number[] {
  const seats = view.seats.map((_, seat) => seat);
  const you = view.audience;
  return you === null ? seats : [...seats.slice(you + 1), ...seats.slice(0, you)];
}

export function infoOf(table: TableInfo, seat: number): SeatInfo | undefined {
  return table.seats.find((one) => one.seat === seat);
}
