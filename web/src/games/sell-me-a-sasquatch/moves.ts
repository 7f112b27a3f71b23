/**
 * What may be done, sorted by what is clicked to do it.
 *
 * Nothing here decides what is legal: it only sorts the actions the server has offered.
 */
import type { Action, ActionOf, Kind, Target } from './types';

/** Thingamabobs by the action that plays them. */
const PLAYS = {
  'play-isolator': 'platonic-isolator',
  'play-repositioner': 'detrital-repositioner',
  'play-super-repositioner': 'super-detrital-repositioner',
  'play-expander': 'cryptozooptic-expander',
  'play-optimeter': 'spectroelectric-optimeter',
} as const satisfies Partial<Record<Action['type'], Kind>>;

type Play = ActionOf<keyof typeof PLAYS>;
type OnCard = ActionOf<'play-repositioner' | 'play-super-repositioner' | 'play-optimeter' | 'remove-second'>;

export interface Moves {
  offers: ActionOf<'offer'>[];
  splits: ActionOf<'split'>[];
  /** By the deal or seat that is clicked. */
  flips: Map<number, Action>;
  sellers: Map<number, Action>;
  steals: Map<Kind, Action>;
  accept: Action | undefined;
  reverse: Action | undefined;
  stop: Action | undefined;
  pass: Action | undefined;
  /** By the thingamabob that is played. */
  plays: Map<Kind, Play[]>;
  /** The second card of a Super Repositioner, by `targetKey`. */
  seconds: Map<string, Action>;
}

/** Sorts the legal actions. */
export function sortMoves(legal: readonly Action[]): Moves {
  const of = <Type extends Action['type']>(type: Type) => legal.filter((one): one is ActionOf<Type> => one.type === type);
  const plays = new Map<Kind, Play[]>();
  for (const action of legal) {
    if (!isPlay(action)) continue;
    const kind = PLAYS[action.type];
    plays.set(kind, [...(plays.get(kind) ?? []), action]);
  }
  return {
    offers: of('offer'),
    splits: of('split'),
    flips: new Map(of('flip').map((one) => [one.deal, one])),
    sellers: new Map(of('choose').map((one) => [one.seller, one])),
    steals: new Map(of('steal').map((one) => [one.card, one])),
    accept: of('accept')[0],
    reverse: of('reverse')[0],
    stop: of('stop')[0],
    pass: of('pass')[0],
    plays,
    seconds: byTarget(of('remove-second')),
  };
}

function isPlay(action: Action): action is Play {
  return action.type in PLAYS;
}

/** A card of a deal as one string: cards nobody can tell apart have the same. */
export function targetKey(target: Target): string {
  return target.face === 'by' ? `by ${target.deal} ${target.by}` : `${target.face} ${target.deal} ${target.kind}`;
}

function byTarget(actions: readonly OnCard[]): Map<string, Action> {
  return new Map(actions.map((one) => [targetKey(one.card), one]));
}

/** The cards in deals that a thingamabob may be used on. */
export function targetsOf(plays: readonly Play[]): Map<string, Action> {
  return byTarget(plays.filter((one): one is Play & OnCard => one.type !== 'play-isolator' && one.type !== 'play-expander'));
}

/** The players an Isolator may be used on. */
export function victimsOf(plays: readonly Play[]): Map<number, Action> {
  return new Map(plays.flatMap((one) => (one.type === 'play-isolator' ? [[one.victim, one] as const] : [])));
}

/** The deals an Expander may add a card to; once a hand card is chosen, that card's. */
export function additionsOf(plays: readonly Play[], card: Kind | null): Map<number, Action> {
  return new Map(plays.flatMap((one) => (one.type === 'play-expander' && one.card === card ? [[one.deal, one] as const] : [])));
}

/** The hand cards an Expander may add. */
export function addableOf(plays: readonly Play[]): Set<Kind> {
  return new Set(plays.flatMap((one) => (one.type === 'play-expander' ? [one.card] : [])));
}
