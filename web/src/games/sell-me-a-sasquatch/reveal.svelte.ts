/**
 * Shows each sale for a moment before the table goes on: first the opened deals, then, with the flights, the sets and tokens
 * they brought. Nothing waits for it: what is asked now is asked, answers go out at once, and a click or a key ends it.
 */
import type { Sale } from './sale';
import type { Event } from './types';

export const OPENED_MS = 2000;
export const COUNTED_MS = 1500;

interface Showing {
  sale: Sale;
  stage: 'opened' | 'counted';
}

export class Reveal {
  showing = $state.raw<Showing | null>(null);

  readonly #fly: (events: readonly Event[]) => void;
  /** Sales that are still to be shown. */
  readonly #queue: Sale[] = [];
  /** What has happened since the deals were opened: it moves when they have been seen. */
  #held: Event[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(fly: (events: readonly Event[]) => void) {
    this.#fly = fly;
  }

  /** The sale whose deals lie open now. */
  get open(): Sale | null {
    return this.showing?.stage === 'opened' ? this.showing.sale : null;
  }

  /** News of the table, with the sale among them if there was one. */
  tell(news: readonly Event[], sale: Sale | null): void {
    if (!sale && !this.open) {
      this.#fly(news);
      return;
    }
    this.#held.push(...news);
    if (!sale) return;
    this.#queue.push(sale);
    if (!this.showing) this.#next();
  }

  /** The table as it is, at once. */
  skip(): void {
    if (!this.showing) return;
    this.#queue.length = 0;
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const sale = this.#queue.shift();
    this.showing = sale ? { sale, stage: 'opened' } : null;
    if (sale) this.#timer = setTimeout(() => this.#count(sale), OPENED_MS);
    else this.#release();
  }

  #count(sale: Sale): void {
    if (this.#queue.length > 0 || sale.said.length < 2) {
      this.#next();
      return;
    }
    this.showing = { sale, stage: 'counted' };
    this.#release();
    this.#timer = setTimeout(() => this.#next(), COUNTED_MS);
  }

  #release(): void {
    const events = this.#held;
    this.#held = [];
    if (events.length > 0) this.#fly(events);
  }
}
