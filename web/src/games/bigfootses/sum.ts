/** The sum of an encounter, part by part, as the server has worked it out: what the die has to show, and why. */
import type { CardRef, Encounter, Event, Point, View } from './types';
import { profession, thingie, woods } from './types';

/** A part of the sum after the printed number: what is added to, or taken from, what the die has to show. */
export interface Term {
  key: string;
  source: 'card' | 'corral' | 'played' | 'roll';
  card: CardRef | null;
  /** Added to what the die has to show: less is better for the ranger. */
  change: number;
}

/** Cards of all three books have numbers of their own in sums. */
const WOODS_FROM = 62;
const PROFESSIONS_FROM = 124;

/** What the rules themselves do, such as what a lost encounter costs, goes by this number: there is no card to it. */
const BY_RULE = 153;

export function refOf(card: number): CardRef | null {
  if (card < WOODS_FROM) return thingie(card);
  if (card < PROFESSIONS_FROM) return woods(card - WOODS_FROM);
  return card < BY_RULE ? profession(card - PROFESSIONS_FROM) : null;
}

export function termsOf(met: Encounter): Term[] {
  const term = (point: Point, sign: 1 | -1, key: string): Term => ({
    key,
    source: point.source,
    card: point.card === null ? null : refOf(point.card),
    change: sign * point.amount,
  });
  return [
    ...met.number_points.map((point, index) => term(point, 1, `number ${index}`)),
    ...met.skill_points.map((point, index) => term(point, -1, `skill ${index}`)),
    ...(met.plus === 0 ? [] : [{ key: 'plus', source: 'roll' as const, card: null, change: -met.plus }]),
  ];
}

/** What the die has to show; the terms say where it comes from. */
export const neededOf = (met: Encounter): number => met.printed + termsOf(met).reduce((sum, term) => sum + term.change, 0);

export type Verdict = 'never' | 'no' | 'yes';
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What a face of the die would mean as things stand. */
export function verdictOf(met: Encounter, face: number): Verdict {
  if (face <= met.failing) return 'never';
  return face >= met.needed ? 'yes' : 'no';
}

/** What is to be hoped for before the roll: nothing can go wrong, one face alone, that, or everything. */
export type Odds = 'safe' | 'sure' | 'open' | 'hopeless';

export function oddsOf(met: Encounter): Odds {
  if (met.needed > met.failing + 1) return met.needed > 6 ? 'hopeless' : 'open';
  return met.failing > 0 ? 'sure' : 'safe';
}

/** The least face that is enough, failing faces considered. */
export const leastOf = (met: Encounter): number => Math.max(met.needed, met.failing + 1);

/** A card that was played in this encounter and took effect. */
export interface Helper {
  seat: number;
  card: number;
}

/** Who has played what since the encounter began, as far as it was carried out: what the "played" part is made of. */
export function helpersIn(events: readonly Event[], view: View): Helper[] {
  const begun = view.encounter ? events.findLastIndex((event) => event.type === 'revealed') : -1;
  if (begun < 0) return [];
  const since = events.slice(begun);
  const cancelled = since.filter((event) => event.type === 'cancelled');
  const gone = (seat: number, card: number): boolean => {
    const at = cancelled.findIndex((event) => event.seat === seat && event.card === card);
    if (at >= 0) cancelled.splice(at, 1);
    return at >= 0;
  };
  return since.flatMap((event) => (event.type === 'spent' && !gone(event.seat, event.card) ? [{ seat: event.seat, card: event.card }] : []));
}
