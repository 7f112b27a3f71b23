/**
 * Sentences that the server chose: the id of a catalogue entry, and parameters in which players are seat numbers and
 * things of the game are ids. Which is which the game declares (docs/protocol.md).
 */
import type { Message, TableInfo } from '../generated/protocol';
import { nameOf } from './seats';
import { has, t, type Words } from './words.svelte';

export interface Sentence {
  id: string;
  params: Words;
}

/** A sentence with names in it, and which parameters these are: a page shows them bold. */
export interface Named extends Sentence {
  bold: string[];
}

/** What a thing of a sort is called. */
export type NameOf = (sort: string, id: string | number) => string;

const declared = import.meta.glob<Record<string, string>>(['../generated/*.ts', '!../generated/protocol.ts'], { eager: true, import: 'PARAMETERS' });
const SEAT = 'seat';
/** Behind a sort of things: several of them, separated by spaces. */
const SEVERAL = '[]';

/** What stands in the parameters of a game's messages, by their names. */
export const parametersOf = (game: string): Record<string, string> => declared[`../generated/${game}.ts`] ?? {};

export function seatName(table: TableInfo, seat: number): string {
  const info = table.seats.find((one) => one.seat === seat);
  return info ? nameOf(info) : '';
}

const catalogued: NameOf = (sort, id) => (has(`${sort}-${id}`) ? t(`${sort}-${id}`) : String(id));

/** The same sentence with names in place of seat numbers and ids. */
export function named(message: Message, table: TableInfo, nameOfThing = catalogued): Named {
  const sorts = parametersOf(table.game);
  const params: Words = {};
  const bold: string[] = [];
  for (const [name, value] of Object.entries(message.params)) {
    const sort = sorts[name];
    params[name] = sort === undefined ? value : calledBy(sort, value, table, nameOfThing);
    if (sort !== undefined) bold.push(name);
  }
  return { id: message.id, params, bold };
}

function calledBy(sort: string, value: string | number, table: TableInfo, nameOfThing: NameOf): string {
  if (sort === SEAT) return seatName(table, Number(value));
  if (!sort.endsWith(SEVERAL)) return nameOfThing(sort, value);
  const one = sort.slice(0, -SEVERAL.length);
  return listed(String(value).split(' ').filter(Boolean).map((id) => nameOfThing(one, id)));
}

let lists: { language: string; format: Intl.ListFormat } | null = null;

/** Made once a language, for making one takes longer than all else here. */
export function listFormat(): Intl.ListFormat {
  const language = document.documentElement.lang || 'en';
  if (lists?.language !== language) lists = { language, format: new Intl.ListFormat(language) };
  return lists.format;
}

/** A list of names as people say it: Big, 2 × Tiny and Medium. */
function listed(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size === 0) return t('list-none');
  const said = [...counts].map(([name, count]) => (count === 1 ? name : t('list-several', { count, card: name })));
  return listFormat().format(said);
}
