/** What the person at this table is in the middle of: a card in hand that can be played in several ways. */
import { sortMoves, type Moves } from './moves';
import type { Action, View } from './types';

/** What the frame gives the table, as far as decisions go. */
export interface Given {
  view: View;
  legal: readonly Action[];
  act: (action: Action) => boolean;
}

/** A card whose target, or what it replaces, is being chosen; or a profession to be chosen. */
export type Armed = { what: 'card'; card: number } | { what: 'retrain' };

export class Play {
  armed = $state.raw<Armed | null>(null);

  readonly #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly moves: Moves = $derived.by(() => sortMoves(this.#given().legal));

  /** The ways to choose among, while something is in hand. */
  readonly ways: readonly Action[] = $derived.by(() => {
    if (!this.armed) return [];
    return this.armed.what === 'retrain' ? this.moves.retrainAs : (this.moves.plays.get(this.armed.card) ?? []);
  });

  /** Players that can be clicked now. */
  readonly targets: ReadonlyMap<number, Action> = $derived.by(() =>
    this.armed ? new Map(this.ways.flatMap((way) => (way.type === 'play' && way.target !== null ? [[way.target, way] as const] : []))) : this.moves.seats,
  );

  /** Own equipment that can be clicked to make room for the piece in hand. */
  readonly replaceable: ReadonlyMap<number, Action> = $derived.by(
    () => new Map(this.ways.flatMap((way) => (way.type === 'equip' && way.replacing !== null ? [[way.replacing, way] as const] : []))),
  );

  /** Puts away what was in hand. True when there was something. */
  disarm(): boolean {
    const had = this.armed !== null;
    this.armed = null;
    return had;
  }

  /** Plays a hand card; where there is more to say about it, takes it in hand. */
  play(card: number): void {
    const ways = this.moves.plays.get(card) ?? [];
    if (ways.length === 1) this.do(ways[0]);
    else if (ways.length > 1) this.armed = { what: 'card', card };
  }

  retrain(): void {
    if (this.moves.retrainAs.length === 1) this.do(this.moves.retrainAs[0]);
    else if (this.moves.retrainAs.length > 1) this.armed = { what: 'retrain' };
  }

  do(action: Action | undefined): void {
    if (action && this.#given().act(action)) this.disarm();
  }
}
