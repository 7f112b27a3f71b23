/** What the person at this table is in the middle of: an offer half picked, a thingamabob in hand, and what a click does then. */
import { sortMoves, addableOf, additionsOf, targetsOf, victimsOf, type Moves } from './moves';
import { actionOf, dealSize, EMPTY, swapSide, toggle, type Draft } from './offer';
import type { Action, Kind, View } from './types';

/** What the frame gives the table, as far as decisions go. */
export interface Given {
  view: View;
  legal: readonly Action[];
  question: number | null;
  you: number | null;
  act: (action: Action) => boolean;
}

export class Play {
  /** The offer or split being put together. */
  draft = $state.raw<Draft>(EMPTY);
  /** The thingamabob whose target is being chosen. */
  armed = $state.raw<Kind | null>(null);
  /** The hand card an Expander will add. */
  adding = $state.raw<Kind | null>(null);

  readonly #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly moves: Moves = $derived.by(() => sortMoves(this.#given().legal));
  readonly hand: readonly Kind[] = $derived.by(() => {
    const { view, you } = this.#given();
    return (you === null ? null : view.seats[you]?.hand) ?? [];
  });

  readonly dealing: boolean = $derived.by(() => this.moves.offers.length + this.moves.splits.length > 0);
  readonly splitting: boolean = $derived.by(() => this.moves.splits.length > 0);
  readonly dealSize: number = $derived.by(() => dealSize(this.moves.offers, this.moves.splits));
  /** The action that the draft is, once it is complete. */
  readonly offer: Action | undefined = $derived.by(() => actionOf(this.draft, this.hand, this.moves.offers, this.moves.splits));

  readonly #armedPlays = $derived.by(() => (this.armed === null ? [] : (this.moves.plays.get(this.armed) ?? [])));
  /** Cards in deals that can be clicked now, by `targetKey`. */
  readonly targets: Map<string, Action> = $derived.by(() => (this.moves.seconds.size > 0 ? this.moves.seconds : targetsOf(this.#armedPlays)));
  /** Players that can be clicked now. */
  readonly victims: Map<number, Action> = $derived.by(() => victimsOf(this.#armedPlays));
  /** Hand cards that can be clicked now, to be added to a deal. */
  readonly addable: Set<Kind> = $derived.by(() => addableOf(this.#armedPlays));
  /** Deals the chosen hand card can be added to. */
  readonly additions: Map<number, Action> = $derived.by(() => additionsOf(this.#armedPlays, this.adding));

  /** Puts everything half done away: the question it belonged to is over, or Escape was pressed. */
  reset(): void {
    this.draft = EMPTY;
    this.disarm();
  }

  /** Keeps a half-picked offer, puts the thingamabob away. True when there was one. */
  disarm(): boolean {
    const had = this.armed !== null;
    this.armed = null;
    this.adding = null;
    return had;
  }

  pick(card: number): void {
    this.draft = toggle(this.draft, card, this.dealSize);
  }

  swap(card: number): void {
    this.draft = swapSide(this.draft, card);
  }

  showFace(card: number): void {
    this.draft = { ...this.draft, faceUp: card };
  }

  seal(): void {
    if (this.offer) this.do(this.offer);
  }

  /** Takes a thingamabob in hand; again puts it away. */
  arm(kind: Kind): void {
    const again = this.armed === kind;
    this.disarm();
    if (!again && this.moves.plays.has(kind)) this.armed = kind;
  }

  add(kind: Kind): void {
    this.adding = this.adding === kind ? null : kind;
  }

  do(action: Action | undefined): void {
    if (action && this.#given().act(action)) this.disarm();
  }
}
