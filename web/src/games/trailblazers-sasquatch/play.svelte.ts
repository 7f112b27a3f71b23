/** What the person at this table is in the middle of: a card chosen, a piece that hovers over the map, a step before the last. */
import { gainOf } from './consequences';
import type { BaseName, Held, Spot, TrailType } from './geometry';
import { sortMoves, type Moves } from './moves';
import { nextTurn, sameSpot, turnedSpot } from './spots';
import type { Action, Hint, Say, View } from './types';

/** What the frame gives the table, as far as decisions go. */
export interface Given {
  view: View;
  legal: readonly Action[];
  act: (action: Action) => boolean;
}

/** Deeds with a step before them. */
export type Deed = 'reveal' | 'accuse';

export class Play {
  /** The card chosen of two: to be shown, or to be kept. */
  card = $state.raw<number | null>(null);
  /** The base chosen of the supply. */
  base = $state.raw<BaseName | null>(null);
  /** Where the piece in hand hovers. */
  spot = $state.raw<Spot | null>(null);
  /** How the piece in hand is turned. */
  turn = $state(0);
  /** The deed that waits for its second step. */
  deed = $state.raw<Deed | null>(null);
  /** Types that are about to be claimed of one's cards. */
  claim = $state.raw<readonly TrailType[]>([]);

  readonly #given: () => Given;
  #situation = '';

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly moves: Moves = $derived.by(() => sortMoves(this.#given().legal));

  /** The base that is placed: the one chosen; where one must be, the first of the supply before any is chosen. */
  readonly #baseHeld: BaseName | null = $derived.by(() => {
    const { bases } = this.moves;
    if (this.base !== null && bases.has(this.base)) return this.base;
    return this.#given().view.phase === 'base' ? ([...bases.keys()][0] ?? null) : null;
  });

  /** What is to be placed, if anything. */
  readonly held: Held | null = $derived.by(() => {
    const { view } = this.#given();
    if (this.moves.lay.length > 0 && view.shown) return { card: view.shown, base: null, sides: null };
    const supply = view.supply.find((one) => one.base === this.#baseHeld);
    return supply ? { card: null, base: supply.base, sides: supply.sides } : null;
  });

  /** Where it may lie. */
  readonly spots: readonly Spot[] = $derived.by(() => (this.held?.base ? (this.moves.bases.get(this.held.base) ?? []) : this.held ? this.moves.lay : []));

  /** Where it would change loops. */
  readonly hints: readonly Hint[] = $derived.by(() => this.#given().view.hints.filter((one) => one.base === (this.held?.base ?? null)));

  /** What it would change where it hovers; null when nothing. */
  readonly hint: Hint | null = $derived.by(() => this.hints.find((one) => sameSpot(one, this.spot)) ?? null);
  readonly gain: number = $derived.by(() => (this.hint ? gainOf(this.hint) : 0));

  /** The question is another one. Somebody who has only said something goes on where they were. */
  reset(): void {
    const { view, legal } = this.#given();
    const situation = [view.phase, view.turn, view.active, view.pieces.length, view.shown?.card, view.pursuit?.drawn.length].join();
    this.deed = null;
    this.claim = [];
    if (situation === this.#situation) return;
    this.#situation = situation;
    this.card = this.base = this.spot = null;
    this.turn = 0;
    // There is one place for the first base.
    const [first] = legal;
    if (view.pieces.length === 0 && first?.type === 'lay-base') this.hover({ x: first.x, y: first.y, turn: first.turn });
  }

  /** Takes back what is half done, the last of it first. True when there was something. */
  back(): boolean {
    if (this.deed !== null) this.deed = null;
    else if (this.claim.length > 0) this.claim = [];
    else if (this.spot !== null) this.spot = null;
    else if (this.base !== null) this.base = null;
    else if (this.card !== null) this.card = null;
    else return false;
    return true;
  }

  chooseBase(base: BaseName): void {
    const only = this.#given().view.pieces.length === 0 ? this.spot : null;
    this.base = base;
    this.spot = only;
    this.turn = only?.turn ?? 0;
  }

  /** A quarter turn clockwise, and to the nearest spot that is legal so. */
  rotate(): void {
    if (!this.held) return;
    if (this.spot) {
      this.spot = turnedSpot(this.held, this.spots, this.spot);
      this.turn = this.spot.turn;
    } else this.turn = nextTurn(this.spots, this.turn);
  }

  /** The piece hovers there. */
  hover(spot: Spot | null): void {
    this.spot = spot;
    if (spot) this.turn = spot.turn;
  }

  /** Lays the piece where it hovers. */
  lay(): void {
    const { held, spot } = this;
    if (!held || !spot) return;
    const { x, y, turn } = spot;
    this.do(held.base ? { type: 'lay-base', base: held.base, x, y, turn } : { type: 'lay', x, y, turn });
  }

  /** What is said when these types are claimed; undefined when that cannot be said now. */
  claimOf(types: readonly TrailType[]): Say | undefined {
    return this.moves.say.find((one) => one.type === 'say-types' && one.types.length === types.length && one.types.every((type) => types.includes(type)));
  }

  do(action: Action | undefined): boolean {
    return action !== undefined && this.#given().act(action);
  }
}
