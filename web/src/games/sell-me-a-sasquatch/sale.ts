/** A sale as it is shown before the table goes on: whose deal went to whom, opened, and what came of it. */
import type { Line, Message } from '../../generated/protocol';
import type { Event, Kind, View } from './types';

/** A set that was traded in: tokens it won, 0 for a nasty one. */
export interface Gain {
  kind: Kind;
  sets: number;
  tokens: number;
}

export interface Sale {
  /** The table as it was when the deals still lay closed. */
  before: View;
  /** The cards of each deal, by the seat it lay in front of, and who got them. */
  deals: ReadonlyMap<number, { owner: number; cards: readonly Kind[] }>;
  /** What the log says of it: the sale, then sets, tokens and thefts. */
  said: readonly Message[];
  /** Sets traded in, by seat. */
  gains: ReadonlyMap<number, readonly Gain[]>;
}

const OUTCOMES = new Set<Event['type']>(['chose', 'answered', 'traded', 'took-token', 'stole']);

/** The last sale among these events, which have these lines; null when nothing was sold. */
export function saleIn(news: readonly Event[], lines: readonly (Line | null)[], before: View): Sale | null {
  const start = news.findLastIndex(({ type }) => type === 'chose' || type === 'answered');
  if (start < 0) return null;
  const deals = new Map<number, { owner: number; cards: readonly Kind[] }>();
  const gains = new Map<number, Gain[]>();
  const said: Message[] = [];
  for (let at = start; at < news.length; at += 1) {
    const event = news[at];
    if (event?.type === 'collected') deals.set(event.deal, { owner: event.owner, cards: event.cards });
    else if (event?.type === 'traded') gains.set(event.seat, [...(gains.get(event.seat) ?? []), { kind: event.card, sets: event.sets, tokens: event.tokens }]);
    const line = lines[at];
    if (event && line && OUTCOMES.has(event.type)) said.push(line.message);
  }
  return { before, deals, said, gains };
}

/**
 * The table with the deals of a sale opened on their stalls, and all that they change as it was before; hands and whatever is
 * asked now are those of the view that has come since.
 */
export function opened(view: View, sale: Sale): View {
  const seats = view.seats.map((seat, number) => {
    const was = sale.before.seats[number];
    const deal = sale.deals.get(number);
    if (!was) return seat;
    const { collection, tokens, sets } = was;
    return { ...seat, collection, tokens, sets, completes: [], deal: deal ? { face_up: inOrder(was.deal?.face_up ?? [], deal.cards), face_down: [] } : null };
  });
  return { ...view, seats, buyer: sale.before.buyer, discard: sale.before.discard };
}

/** Those that lay open stay where they are, the others are turned up beside them. */
function inOrder(open: readonly Kind[], cards: readonly Kind[]): Kind[] {
  const rest = [...cards];
  const first = open.filter((kind) => {
    const at = rest.indexOf(kind);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return [...first, ...rest];
}
