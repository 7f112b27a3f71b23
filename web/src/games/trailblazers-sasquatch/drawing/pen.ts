/** The few elements pictures are made of. Colours are names of `inks.css`, so that a theme changes them all. */
import { short } from './paths';

/** A colour of `inks.css`, as an attribute says it. */
export const ink = (name: string): string => `var(--ts-${name})`;

export const filled = (name: string, d: string): string => (d ? `<path fill="${ink(name)}" d="${d}"/>` : '');

export const stroked = (name: string, width: number, d: string, more = ''): string =>
  d ? `<path fill="none" stroke="${ink(name)}" stroke-width="${short(width)}"${more} d="${d}"/>` : '';

/** Attributes of a stroke with round ends and corners. */
export const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

export const box = (name: string, x: number, y: number, width: number, height: number, r = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${r ? ` rx="${short(r)}"` : ''} fill="${ink(name)}"/>`;

export const moved = (x: number, y: number, scale: number, quarters: number, inner: string): string =>
  `<g transform="translate(${short(x)} ${short(y)})${quarters ? `rotate(${90 * quarters})` : ''}${scale === 1 ? '' : `scale(${(Math.round(scale * 100) / 100).toString()})`}">${inner}</g>`;
