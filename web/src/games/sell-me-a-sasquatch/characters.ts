/**
 * Which drawing a card shows. Creatures of a size come in several characters, the other kinds in one.
 *
 * Decoration only: cards of a kind are the same card, so the character must not say anything about it. It follows
 * from the kind and from where the card lies, both of which whoever sees the picture knows anyway; never from the
 * order in which cards came, and nothing of it is kept or sent. A card that moves may change its character.
 */
import { t } from '../../lib/words.svelte';
import type { Kind } from './types';

/** Ids in `cards.svg`. */
const DRAWINGS: Record<Kind, readonly string[]> = {
  giant: ['giant-1', 'giant-2', 'giant-3', 'giant-4'],
  big: ['big-1', 'big-2', 'big-3', 'big-4', 'big-5'],
  medium: ['medium-1', 'medium-2', 'medium-3', 'medium-4', 'medium-5', 'medium-6'],
  tiny: ['tiny-1', 'tiny-2', 'tiny-3', 'tiny-4', 'tiny-5'],
  'poison-pill-bug': ['bug'],
  'loan-shark': ['shark'],
  'trojan-horse': ['horse'],
  'platonic-isolator': ['isolator'],
  'detrital-repositioner': ['repo'],
  'super-detrital-repositioner': ['super-repo'],
  'cryptozooptic-expander': ['expander'],
  'spectroelectric-optimeter': ['optimeter'],
};

export const KINDS = Object.keys(DRAWINGS) as Kind[];

/** Every drawing of a kind, in the order of the sprite. */
export const charactersOf = (kind: Kind): readonly string[] => DRAWINGS[kind];

export type Zone = 'hand' | 'deal' | 'collection';

/** Where a card lies. */
export interface Place {
  /** Whose hand, deal or collection it is. */
  seat: number;
  zone: Zone;
  /** The how-many-eth card of its kind there, from 0: neighbours of a kind then look different. */
  index: number;
}

const ZONES: readonly Zone[] = ['hand', 'deal', 'collection'];

/** The character that a card of a kind shows in a place: the same for everybody, at any time. */
export function characterOf(kind: Kind, { seat, zone, index }: Place): string {
  const drawings = DRAWINGS[kind];
  // 3 and 2 have no factor in common with 4 or 5 characters: two seats, or two zones of one, seldom begin alike.
  return drawings[(3 * seat + 2 * ZONES.indexOf(zone) + index) % drawings.length] ?? kind;
}

/** What a character is called: a proper name for creatures, a motto for the rest. */
export const characterName = (character: string): string => t(`card-character-${character}`);
