/** The card that is looked at, in a dialog over the table. */
import type { CardRef } from './types';

class Peek {
  card = $state.raw<CardRef | null>(null);

  look(card: CardRef): void {
    this.card = card;
  }
}

export const peek = new Peek();
