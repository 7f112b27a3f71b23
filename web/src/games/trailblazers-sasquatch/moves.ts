/**
 * What may be done, sorted by what is touched to do it.
 *
 * Nothing here decides what is legal: it only sorts the actions the server has offered.
 */
import type { BaseName, Spot, TrailType } from './geometry';
import type { Action, ActionOf, Say, Source } from './types';

export interface Moves {
  /** By card of the hand. */
  show: Map<number, Action>;
  keep: Map<number, Action>;
  /** Where the card that was shown or kept may lie. */
  lay: Spot[];
  /** Where each base of the supply may lie. */
  bases: Map<BaseName, Spot[]>;
  discard: Map<TrailType, Action>;
  draw: Map<Source, Action>;
  reveal: Action | undefined;
  accuse: Action | undefined;
  pass: Action | undefined;
  /** What may be said now; empty when this seat has had its say. */
  say: Say[];
}

export function sortMoves(legal: readonly Action[]): Moves {
  const of = <Type extends Action['type']>(...types: Type[]) => legal.filter((one): one is ActionOf<Type> => (types as string[]).includes(one.type));
  const bases = new Map<BaseName, Spot[]>();
  for (const { base, x, y, turn } of of('lay-base')) {
    const spots = bases.get(base) ?? [];
    spots.push({ x, y, turn });
    bases.set(base, spots);
  }
  return {
    show: new Map(of('show').map((one) => [one.card, one])),
    keep: new Map(of('keep').map((one) => [one.card, one])),
    lay: of('lay').map(({ x, y, turn }) => ({ x, y, turn })),
    bases,
    discard: new Map(of('discard').map((one) => [one.row, one])),
    draw: new Map(of('draw').map((one) => [one.source, one])),
    reveal: of('reveal')[0],
    accuse: of('accuse')[0],
    pass: of('pass')[0],
    say: of('say-types', 'say-good', 'say-join', 'say-odd'),
  };
}
