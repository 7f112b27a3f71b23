/** Sentences of this game with the names of this table and this deck: prompts, what a button does. */
import type { Message, TableInfo } from '../../generated/protocol';
import { named, parametersOf, type Sentence } from '../../lib/sentences';
import { cards } from './cards.svelte';
import { profession, thingie, woods, type Action, type CardRef, type View } from './types';

/** The three books of cards, by the sort of a message's parameter. */
const BOOKS: Record<string, (kind: number) => CardRef> = { thingie, woods, profession };
/** The parameter in which "a card of either pile" stands. */
export const FOUND = 'found';

/** A sentence, and the cards its parameters name. */
export interface Saying extends Sentence {
  cards: Record<string, CardRef>;
  bold: readonly string[];
}

export function sayingOf(view: View, table: TableInfo, message: Message): Saying {
  const refs: Record<string, CardRef> = {};
  for (const [name, sort] of Object.entries(parametersOf(table.game))) {
    const ref = name in message.params ? BOOKS[sort]?.(Number(message.params[name])) : undefined;
    if (ref) refs[name] = ref;
  }
  const found = refs.woods ?? refs.card;
  if (found) refs[FOUND] = found;
  const { id, params, bold } = named(message, table);
  for (const [name, ref] of Object.entries(refs)) params[name] = cards.of(view, ref).name;
  return { id, params, cards: refs, bold: bold.filter((name) => !(name in refs)) };
}

/** What a control that does this is called. */
export function labelOf(action: Action): Message {
  switch (action.type) {
    case 'play':
      return action.target === null
        ? { id: 'bf-action-play', params: { card: action.card } }
        : { id: 'bf-action-play-on', params: { card: action.card, target: action.target } };
    case 'equip':
      return action.replacing === null
        ? { id: 'bf-action-equip', params: { card: action.card } }
        : { id: 'bf-action-equip-replacing', params: { card: action.card, old: action.replacing } };
    case 'part':
    case 'choose-equipment':
    case 'salvage':
      return { id: `bf-action-${action.type}`, params: { card: action.card } };
    case 'choose-bigfoot':
      return { id: 'bf-action-choose-bigfoot', params: { woods: action.bigfoot } };
    case 'find':
      return { id: 'bf-action-find', params: { woods: action.woods } };
    case 'retrain-as':
      return { id: 'bf-action-retrain-as', params: { profession: action.profession, woods: action.bigfoot } };
    case 'choose-profession':
      return { id: 'bf-action-choose-profession', params: { profession: action.profession } };
    case 'choose-player':
      return { id: 'bf-action-choose-player', params: { target: action.seat } };
    case 'choose-place':
      return { id: 'bf-action-choose-place', params: { place: action.place } };
    default:
      return { id: `bf-action-${action.type}`, params: {} };
  }
}
