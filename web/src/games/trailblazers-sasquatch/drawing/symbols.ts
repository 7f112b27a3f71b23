/** What grows and lies about: shapes round an origin, as path data a colour. They stand upright however a card is turned. */

/** Parts of a shape in the order they are drawn; `line` is a stroke. */
export interface Shape {
  reach: number;
  parts: readonly (readonly [ink: string, d: string])[];
  lines?: string;
}

export const SHAPES = {
  fir: { reach: 12, parts: [['trunk', 'M-1.6 6h3.2v6h-3.2z'], ['fir-light', 'M0-15L8-3H4.6L10 7H-10L-4.6-3H-8Z'], ['fir-dark', 'M0-15L8-3H4.6L10 7H0Z']] },
  oak: {
    reach: 11.5,
    parts: [['trunk', 'M-1.6 4h3.2v7h-3.2z'], ['oak-light', 'M-6 6C-12 6-13-2-8-4C-9-11-1-14 2-10C8-12 12-5 9-2C13 2 9 7 5 6Z'], ['oak-dark', 'M2-10C8-12 12-5 9-2C13 2 9 7 5 6H0C7 2 5-6 2-10Z']],
  },
  rock: { reach: 9, parts: [['rock-light', 'M-9 6L-6-3L0-7L7-3L10 6Z'], ['rock-dark', 'M0-7L7-3L10 6H2Z']] },
  tuft: { reach: 7.5, parts: [], lines: 'M-5 5Q-5 0-8-3M-1 5Q-1-2-1-6M3 5Q3 0 7-3' },
  flower: {
    reach: 7.5,
    parts: [['flower', 'M-5.6-3C-5.6-6.5-.4-6.5-.4-3C-.4.5-5.6.5-5.6-3ZM1.8-1C1.8-4 6.2-4 6.2-1C6.2 2 1.8 2 1.8-1Z']],
    lines: 'M-3 6V-1M4 6V1',
  },
  reed: { reach: 9.5, parts: [['trunk', 'M-5-10h2v6h-2zM-1-14h2v6h-2zM3-8h2v6h-2z']], lines: 'M-4 6V-6M0 6V-10M4 6V-4' },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;

/** What grows on each ground, as often as it stands here. */
export const GROWTH = {
  meadow: ['oak', 'oak', 'flower', 'oak', 'tuft', 'fir'],
  wood: ['fir', 'fir', 'fir', 'fir', 'oak', 'fir'],
  heath: ['rock', 'fir', 'flower', 'rock', 'tuft', 'fir'],
  shore: ['reed', 'fir', 'reed', 'rock', 'oak', 'reed'],
} as const satisfies Record<string, readonly ShapeName[]>;

export type Ground = keyof typeof GROWTH;
export const GROUNDS = Object.keys(GROWTH) as readonly Ground[];
