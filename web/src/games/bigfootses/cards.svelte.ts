/**
 * What is printed on the cards. Positions name cards by numbers; the server's deck says what each is and does, in
 * sentences that are written from its effects. It is asked for once.
 */
import { api, type DeckRow } from '../../lib/api';
import { has, t } from '../../lib/words.svelte';
import { sprites } from './sprites';
import type { Book, CardRef, View } from './types';

export type CardClass = 'equipment' | 'item' | 'shenanigan' | 'modifier' | 'bigfoot' | 'creature' | 'bigfeature' | 'witch' | 'happening' | 'profession';

/** A card as it is shown. */
export interface Face {
  id: string;
  book: Book;
  name: string;
  of: CardClass;
  /** The address of its picture. */
  art: string;
  /** What its class and sort are called: Equipment, weapon. */
  kind: string;
  /** The same in a word, where there is little room. */
  ribbon: string;
  weapon: boolean;
  /** The amount printed large: +3; "" for none. */
  amount: string;
  /** Evasiveness or strength; 0 for none. */
  number: number;
  points: number;
  text: string;
  flavour: string;
}

const CLASSES: Record<Book, CardClass> = { thingies: 'item', woods: 'bigfoot', professions: 'profession' };

class Cards {
  #rows = $state.raw<ReadonlyMap<string, DeckRow>>(new Map());
  #asked = false;

  /** Asks the server for the deck, if that has not been done. Until it is there cards show their names alone. */
  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.take(await api.deck('bigfootses'));
    } catch {
      this.#asked = false; // the table works without; the next one asks again
    }
  }

  take(rows: readonly DeckRow[]): void {
    this.#asked = true;
    this.#rows = new Map(rows.map((row) => [text(row, 'id'), row]));
  }

  ids(book: Book): string[] {
    const classes = { thingies: ['equipment', 'item', 'shenanigan', 'modifier'], woods: ['bigfoot', 'creature', 'bigfeature', 'witch', 'happening'], professions: ['profession'] }[book];
    return [...this.#rows.values()].filter((row) => classes.includes(text(row, 'class_id'))).map((row) => text(row, 'id'));
  }

  byId(book: Book, id: string): Face {
    const row = this.#rows.get(id);
    const said = has(`bf-card-${id}`) ? t(`bf-card-${id}`) : '';
    const of = (row ? text(row, 'class_id') : CLASSES[book]) as CardClass;
    const sort = row ? text(row, 'sort_id') : '';
    const kind = t(`bf-class-${of}`);
    return {
      id,
      book,
      of,
      name: said || (row ? text(row, 'name') : '') || id,
      art: `${sprites[book]}#${id}`,
      kind: sort && sort !== 'plain' ? t('bf-table-class-sort', { class: kind, sort: t(`bf-sort-${sort}`) }) : kind,
      ribbon: sort && sort !== 'plain' ? t(`bf-sort-${sort}`) : kind,
      weapon: sort === 'weapon',
      amount: row ? text(row, 'amount') : '',
      number: Number(row?.number ?? 0),
      points: Number(row?.points ?? 0),
      text: row ? text(row, 'text') : '',
      flavour: row ? text(row, 'flavour') : '',
    };
  }

  of(view: Pick<View, 'books'>, { book, kind }: CardRef): Face {
    return this.byId(book, view.books[book][kind] ?? '');
  }
}

const text = (row: DeckRow, column: string): string => String(row[column] ?? '');

export const cards = new Cards();
