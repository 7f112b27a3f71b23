/** What happened, what is asked and what a card does: which sentence of the catalogue says it, with which names in it. */
import type { TableInfo } from '../../generated/protocol';
import type { CardClass } from '../../lib/components/Shape.svelte';
import { t, type Words } from '../../lib/words.svelte';
import { classOf, kindOf, nameOf, setSizeOf } from './kinds';
import { seatName } from './seats';
import type { Event, Kind, View } from './types';

export interface Sentence {
  id: string;
  params: Words;
}

/** A line of the log. */
export interface Line extends Sentence {
  key: number;
  /** The parameters that are shown bold: names and cards. */
  bold: readonly string[];
  /** The card it is about, for the badge. */
  card: Kind | null;
  /** Starts a turn. */
  heading: boolean;
}

const BOLD = ['seat', 'buyer', 'seller', 'thief', 'victim', 'owner', 'deal', 'card', 'cards'];

/** The log: a line for each event that is worth one, and a heading for each turn. */
export function linesOf(view: View, table: TableInfo, events: readonly Event[]): Line[] {
  const lines: Line[] = [];
  let turn = -1;
  events.forEach((event, key) => {
    if (event.type === 'stage') {
      if (event.turn !== turn && event.phase !== 'over') {
        turn = event.turn;
        lines.push({ key, id: 'log-turn', params: { turn: turn + 1 }, bold: [], card: null, heading: true });
      }
      return;
    }
    const sentence = sentenceOf(view, table, event);
    const card = 'card' in event ? event.card : null;
    lines.push({ key, ...sentence, bold: BOLD.filter((name) => name in sentence.params), card, heading: false });
  });
  return lines;
}

type Told = Exclude<Event, { type: 'stage' }>;

/** The sentence of one event, as the viewer is told it. */
export function sentenceOf(view: View, table: TableInfo, event: Told): Sentence {
  const you = view.audience;
  const name = (seat: number) => seatName(table, seat);
  const card = (kind: Kind) => nameOf(view, kind);
  const cards = (kinds: readonly Kind[]) => listOf(kinds.map(card));
  const whose = (deal: number, actor?: number) => (deal === you ? 'yours' : deal === actor ? 'own' : 'other');
  /** `-you` where the viewer did it, `-from-you` where it was done to the viewer. */
  const id = (stem: string, actor: number, victim?: number) => stem + (actor === you ? '-you' : victim !== undefined && victim === you ? '-from-you' : '');

  switch (event.type) {
    case 'offered':
      return event.offer && event.seat === you
        ? { id: 'log-offered-you', params: { cards: cards(event.offer.cards), card: card(event.offer.face_up) } }
        : { id: 'log-offered', params: { seat: name(event.seat) } };
    case 'was-split': {
      const piles = { total: event.mine + event.yours, mine: event.mine, yours: event.yours };
      return event.split
        ? { id: 'log-was-split-you', params: { ...piles, card: card(event.split.face_up) } }
        : { id: 'log-was-split', params: { ...piles, seat: name(event.seat) } };
    }
    case 'shown':
      return { id: 'log-shown', params: { deal: name(event.deal), card: card(event.card), whose: whose(event.deal) } };
    case 'flipped':
    case 'removed':
      return { id: id(`log-${event.type}`, event.seat), params: { seat: name(event.seat), deal: name(event.deal), card: card(event.card), whose: whose(event.deal, event.seat) } };
    case 'added':
      return {
        id: id('log-added', event.seat),
        params: { seat: name(event.seat), deal: name(event.deal), whose: whose(event.deal, event.seat), ...(event.card ? { card: card(event.card) } : {}) },
      };
    case 'played':
      return { id: id('log-played', event.seat), params: { seat: name(event.seat), card: card(event.card) } };
    case 'passed':
    case 'stopped':
      return { id: id(`log-${event.type}`, event.seat), params: { seat: name(event.seat) } };
    case 'took-token':
    case 'stole':
      return { id: id(`log-${event.type}`, event.thief, event.victim), params: { thief: name(event.thief), victim: name(event.victim), card: card(event.card) } };
    case 'chose':
      return { id: id('log-chose', event.buyer, event.seller), params: { buyer: name(event.buyer), seller: name(event.seller) } };
    case 'answered':
      return { id: id(event.reversed ? 'log-reversed' : 'log-accepted', event.seat), params: { seat: name(event.seat) } };
    case 'revealed':
      return { id: id('log-revealed', event.seat), params: { owner: name(event.seat), cards: cards(event.cards) } };
    case 'collected':
      return { id: id('log-collected', event.owner), params: { owner: name(event.owner), count: event.cards.length, cards: cards(event.cards) } };
    case 'traded':
      return { id: id(event.tokens > 0 ? 'log-scored' : 'log-traded', event.seat), params: { seat: name(event.seat), card: card(event.card), sets: event.sets, tokens: event.tokens } };
    case 'drew':
      return event.cards
        ? { id: 'log-drew-you', params: { cards: cards(event.cards) } }
        : { id: 'log-drew', params: { seat: name(event.seat), count: event.count } };
    case 'shuffled':
      return { id: 'log-shuffled', params: { count: event.cards } };
    case 'ended':
      return { id: `log-ended-${event.reason}`, params: {} };
  }
}

export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || 'en').format(names);
}

/** The badge before a line: the class of its card, and the size of its set. */
export function badgeOf(view: View, card: Kind | null): { of?: CardClass; number?: number } {
  if (card === null) return {};
  const size = setSizeOf(view, card);
  return { of: classOf(view, card), ...(size === undefined ? {} : { number: size }) };
}

/** What a card does. */
export function explain(view: View, kind: Kind): string {
  const facts = kindOf(view, kind);
  return facts ? t(`effect-${facts.effect}`, { amount: facts.amount }) : '';
}

/** How many cards make a set, as a sentence; null for cards that make none. */
export function explainSet(view: View, kind: Kind): string | null {
  const need = setSizeOf(view, kind);
  return need === undefined ? null : t('set-size', { need });
}
