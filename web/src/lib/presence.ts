/**
 * Who goes away from a running table and comes back, and what that means: told once each time, and not at all when somebody
 * only loads the page again.
 */
import type { SeatInfo, TableInfo } from '../generated/protocol';
import type { Words } from './words.svelte';

/** So long somebody has to be away before it is worth a word. */
export const AWAY_MS = 8000;

type State = 'here' | 'away' | 'stand-in';

export class Presence {
  /** What was told of each seat. */
  readonly #told = new Map<number, State>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #playedForYou = 0;

  constructor(readonly tell: (id: string, params: Words) => void) {}

  /** The table as it is now. */
  see(table: TableInfo): void {
    if (table.phase !== 'playing') {
      this.close();
      return;
    }
    for (const seat of table.seats) if (seat.kind === 'human' && seat.seat !== table.your_seat) this.#note(seat);
    if (table.played_for_you > this.#playedForYou) this.tell('table-welcome-back', { count: table.played_for_you });
    this.#playedForYou = table.played_for_you;
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #note({ seat, name, connected, stand_in }: SeatInfo): void {
    const now: State = stand_in ? 'stand-in' : connected ? 'here' : 'away';
    // How it is when one comes the seats show; what changes is told.
    if (!this.#told.has(seat)) this.#told.set(seat, now);
    const before = this.#told.get(seat);
    clearTimeout(this.#timers.get(seat));
    this.#timers.delete(seat);
    if (now === before) return;
    const say = (id: string): void => {
      this.#told.set(seat, now);
      this.tell(id, { name: name ?? '' });
    };
    if (now === 'away' && before === 'here') this.#timers.set(seat, setTimeout(() => say('table-away'), AWAY_MS));
    else if (now === 'stand-in') say('table-stand-in');
    else if (now === 'here') say('table-back');
  }
}
