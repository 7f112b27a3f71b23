/** What is asked of the server when a table is opened. */
import type { GameInfo } from '../generated/protocol';
import type { NewTable, SeatWish } from '../lib/api';

/** A game against bots fills this many seats, if it seats so many. */
const GOOD_COMPANY = 4;

export const bestBot = (game: GameInfo): string => game.bots[0] ?? 'random';

export function seatsAtFirst(game: GameInfo): number {
  return Math.min(Math.max(GOOD_COMPANY, game.min_seats), game.max_seats);
}

export function usualOptions(game: GameInfo): NewTable['options'] {
  const options: NewTable['options'] = {};
  for (const option of game.options) if (option.default !== null) options[option.key] = option.default;
  return options;
}

export function botsTable(game: GameInfo, name: string): NewTable {
  const bots: SeatWish[] = Array.from({ length: seatsAtFirst(game) - 1 }, () => ({ kind: 'bot', bot: bestBot(game) }));
  return { game: game.id, name, seats: [{ kind: 'human' }, ...bots], options: usualOptions(game) };
}
