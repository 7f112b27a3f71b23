/** The kinds of cards: their class, their pictures, their names. */
import type { CardClass } from '../../lib/components/Shape.svelte';
import { t } from '../../lib/words.svelte';
import sprite from './cards.svg?url';
import { characterOf, charactersOf, type Place } from './characters';
import type { Kind, View } from './types';

const CLASSES = { creature: 'creature', nasty: 'nasty', thingamabob: 'thing' } as const satisfies Record<string, CardClass>;

/** The address of a kind's picture where a card of it lies; without a place, of the kind as such. */
export const artOf = (kind: Kind, place?: Place): string => drawingAt(place ? characterOf(kind, place) : (charactersOf(kind)[0] ?? kind));

/** The address of a drawing of the sprite. */
export const drawingAt = (character: string): string => `${sprite}#${character}`;

export const buyerArt = drawingAt('buyer');

export const kindOf = (view: View, kind: Kind) => view.kinds.find((one) => one.kind === kind);

export function classOf(view: View, kind: Kind): CardClass {
  return CLASSES[kindOf(view, kind)?.type ?? 'creature'];
}

/** How many of a kind make a set; undefined for thingamabobs. */
export const setSizeOf = (view: View, kind: Kind): number | undefined => kindOf(view, kind)?.set_size ?? undefined;

/** The full name of a kind: the deck's own, else the catalogue's. */
export const nameOf = (view: View, kind: Kind): string => kindOf(view, kind)?.name ?? t(`kind-${kind}`);

/** The name that is printed on the face: short enough for one line. */
export const faceNameOf = (view: View, kind: Kind): string => kindOf(view, kind)?.name ?? t(`kind-${kind}.short`);

/** Of equal things the how-many-eth each one is: 0 for the first Tiny, 1 for the second. */
export function copies<Thing>(things: readonly Thing[]): number[] {
  const met = new Map<Thing, number>();
  return things.map((thing) => {
    const before = met.get(thing) ?? 0;
    met.set(thing, before + 1);
    return before;
  });
}

/** The kind and what it does, spoken after the name of a hand card. */
export function explainedAs(view: View, kind: Kind): string {
  const facts = kindOf(view, kind);
  if (!facts) return '';
  const effect = t(`effect-${facts.effect}`, { amount: facts.amount });
  return facts.set_size ? t('sell-explained-set', { set: t('set-size', { need: facts.set_size }), effect }) : effect;
}
