/** What the table of every game does the same way: it forgets half a move, keeps the focus, and lets news fly. */
import { tick } from 'svelte';
import { launch, skip, type Flight, type Look } from './flights';

export interface BoardHooks<What, Place extends string> {
  /** The decision this seat owes; a new one ends whatever was half done. */
  question: () => number | null;
  /** What a half done move hangs on: when it changes, controls may be gone, and the focus with them. */
  armed: () => unknown;
  /** Put away what was half done. */
  reset: () => void;
  /** How much was told so far. */
  told: () => number;
  /** What flies because of what was told from this event on. */
  flightsSince: (first: number) => Flight<What, Place>[];
  lookOf: (what: What) => Look;
}

/** To be made while the table's component is set up; the table binds the three elements and hands on keys and touches. */
export class Board<What, Place extends string> {
  /** The table as a whole: flights find their places in it. */
  root = $state<HTMLElement>();
  /** Where flights are drawn. */
  layer = $state<HTMLElement>();
  /** What the focus falls back to. */
  main = $state<HTMLElement>();

  #keyboard = false;

  constructor(hooks: BoardHooks<What, Place>) {
    let settled: number | null = null;
    $effect.pre(() => {
      const question = hooks.question();
      if (question === settled) return;
      settled = question;
      hooks.reset();
    });
    $effect(() => {
      void hooks.question();
      void hooks.armed();
      void tick().then(() => {
        if (document.activeElement === document.body && this.#keyboard) this.main?.focus({ preventScroll: true });
      });
    });
    // What was told before the page was opened is history; only what comes after it moves.
    let seen = -1;
    $effect(() => {
      const told = hooks.told();
      const flights = seen < 0 || told <= seen ? [] : hooks.flightsSince(seen);
      seen = told;
      if (flights.length > 0 && this.root && this.layer) launch(flights, hooks.lookOf, this.root, this.layer);
    });
  }

  /** Any key: whatever moves is over, and the focus is looked after from now on. */
  pressed(): void {
    this.#keyboard = true;
    if (this.root) skip(this.root);
  }

  /** Any touch or click. */
  touched(): void {
    this.#keyboard = false;
    if (this.root) skip(this.root);
  }
}
