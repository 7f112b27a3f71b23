/**
 * Sentences that the server chose: the id of a catalogue entry, and parameters in which players are seat numbers and
 * things of the game are ids. Which is which the name of a parameter says (docs/protocol.md).
 */
import type { Message, TableInfo } from '../generated/protocol';
import { nameOf } from './seats';
import { has, t, type Words } from './words.svelte';

export interface Sentence {
  id: string;
  params: Words;
}

const SEATS = new Set(['seat', 'buyer', 'seller', 'thief', 'victim', 'owner', 'by', 'deal']);
const LISTS = new Set(['cards', 'mine', 'yours']);
/** The parameters that a page shows bold: names and cards. */
export const NAMES = [...SEATS, 'card', 'cards'];

export function seatName(table: TableInfo, seat: number): string {
  const info = table.seats.find((one) => one.seat === seat);
  return info ? nameOf(info) : '';
}

const kindName = (id: string): string => (has(`kind-${id}`) ? t(`kind-${id}`) : id);

/** The same sentence with names in place of seat numbers and ids. */
export function named(message: Message, table: TableInfo, cardName = kindName): Sentence {
  const params: Words = {};
  for (const [name, value] of Object.entries(message.params)) {
    if (typeof value === 'number') params[name] = SEATS.has(name) ? seatName(table, value) : value;
    else if (name === 'card') params[name] = cardName(value);
    else params[name] = LISTS.has(name) ? cardsIn(value, cardName) : value;
  }
  return { id: message.id, params };
}

let lists: { language: string; format: Intl.ListFormat } | null = null;

/** Made once a language, for making one takes longer than all else here. */
function listFormat(): Intl.ListFormat {
  const language = document.documentElement.lang || 'en';
  if (lists?.language !== language) lists = { language, format: new Intl.ListFormat(language) };
  return lists.format;
}

/** A list of ids, separated by spaces, as people say it: Big, 2 × Tiny and Medium. */
function cardsIn(ids: string, cardName: (id: string) => string): string {
  const counts = new Map<string, number>();
  for (const id of ids.split(' ').filter(Boolean)) counts.set(id, (counts.get(id) ?? 0) + 1);
  if (counts.size === 0) return t('list-none');
  const said = [...counts].map(([id, count]) => (count === 1 ? cardName(id) : t('list-several', { count, card: cardName(id) })));
  return listFormat().format(said);
}
