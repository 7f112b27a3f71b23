/**
 * What may be done, sorted by what is clicked to do it.
 *
 * Nothing here decides what is legal: it only sorts the actions the server has offered.
 */
import type { Action, ActionOf, View } from './types';

/** The five actions of a turn, in the order of the rules. */
export const TURN_ACTIONS = ['range', 'work', 'rummage', 'restock', 'retrain'] as const;
export type TurnAction = (typeof TURN_ACTIONS)[number];

export type PlayOrEquip = ActionOf<'play' | 'equip'>;

export interface Moves {
  pass: Action | undefined;
  done: Action | undefined;
  yes: Action | undefined;
  no: Action | undefined;
  turn: Map<TurnAction, Action>;
  /** Ways to retrain for a profession of choice. */
  retrainAs: ActionOf<'retrain-as'>[];
  /** By the hand card that is played: each way to play it. */
  plays: Map<number, PlayOrEquip[]>;
  /** By what is clicked. */
  parts: Map<number, Action>;
  gear: Map<number, Action>;
  feet: Map<number, Action>;
  finds: Map<number, Action>;
  salvages: Map<number, Action>;
  seats: Map<number, Action>;
  places: Map<number, Action>;
  jobs: Map<number, Action>;
}

export function sortMoves(legal: readonly Action[]): Moves {
  const of = <Type extends Action['type']>(...types: Type[]) => legal.filter((one): one is ActionOf<Type> => (types as string[]).includes(one.type));
  const plays = new Map<number, PlayOrEquip[]>();
  for (const action of of('play', 'equip')) plays.set(action.card, [...(plays.get(action.card) ?? []), action]);
  return {
    pass: of('pass')[0],
    done: of('done')[0],
    yes: of('yes')[0],
    no: of('no')[0],
    turn: new Map(of(...TURN_ACTIONS).map((one) => [one.type, one])),
    retrainAs: of('retrain-as'),
    plays,
    parts: new Map(of('part').map((one) => [one.card, one])),
    gear: new Map(of('choose-equipment').map((one) => [one.card, one])),
    feet: new Map(of('choose-bigfoot').map((one) => [one.bigfoot, one])),
    finds: new Map(of('find').map((one) => [one.woods, one])),
    salvages: new Map(of('salvage').map((one) => [one.card, one])),
    seats: new Map(of('choose-player').map((one) => [one.seat, one])),
    places: new Map(of('choose-place').map((one) => [one.place, one])),
    jobs: new Map(of('choose-profession').map((one) => [one.profession, one])),
  };
}

/** Whose equipment or bigfootses a question is about. */
export function ownerAsked(view: View): number | null {
  return view.asked_about ?? view.audience;
}

/** The cards looked at, the top one first, where a question is about them; empty otherwise. */
export function lookedAt(view: View): { book: 'thingies' | 'woods'; kinds: (number | null)[] } {
  const inWoods = view.asked_about === 1;
  return { book: inWoods ? 'woods' : 'thingies', kinds: inWoods ? view.memory.woods_top : view.memory.top };
}
