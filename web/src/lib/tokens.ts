/** The design tokens by name, read from the style sheet itself, so that the design page cannot lag behind it. */
import source from '../assets/tokens.css?raw';

export interface Token {
  name: string;
  value: string;
}

const DAY = source.slice(source.indexOf('{', source.indexOf(':root')) + 1).split('\n}')[0] ?? '';

/** Every token of the day theme, which has them all, in the order of the sheet. */
export const tokens: readonly Token[] = [...DAY.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => ({
  name: match[1] ?? '',
  value: (match[2] ?? '').trim(),
}));

const isColour = ({ value }: Token): boolean => /^(#|rgb|transparent)/.test(value);

export const inks = tokens.filter(({ name }) => name.startsWith('--ink-'));
export const meanings = tokens.filter((token) => isColour(token) && !inks.includes(token));
export const measures = tokens.filter((token) => !isColour(token));
