import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SHEET = readFileSync(join(import.meta.dirname, '../src/assets/tokens.css'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** The tokens of a theme; what it does not change is as by day. */
function theme(name: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const wanted of ['light', name]) {
    const block = SHEET.slice(SHEET.indexOf(`[data-theme=${wanted}]{`)).split('\n}')[0] ?? '';
    for (const [, token = '', value = ''] of block.matchAll(/--([\w-]+):\s*([^;]+);/g)) found.set(token, value.trim());
  }
  return found;
}

/** Relative luminance of #RRGGBB, as WCAG defines it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

const TEXT = [
  'text:ground', 'text:surface', 'text:surface-sunk', 'text:near', 'text-soft:ground', 'text-soft:surface', 'text-soft:surface-sunk',
  'link:ground', 'link:surface', 'on-accent:accent', 'on-turn:turn', 'on-danger:danger', 'on-class:creature', 'on-class:nasty', 'on-class:thing',
  'danger:surface', 'danger:ground', 'text-on-scene:hill', 'disabled-ink:disabled-fill',
];
const SIGNS = ['glow:surface', 'glow-on-stall:stall', 'glow:ground', 'line-strong:surface', 'line-strong:ground', 'focus:surface', 'focus:ground', 'creature:surface-sunk', 'nasty:surface-sunk', 'thing:surface-sunk'];

describe.each(['light', 'dark', 'high'])('contrast in the theme %s', (name) => {
  const tokens = theme(name);
  const between = (pair: string): number => {
    const [a = '', b = ''] = pair.split(':').map((token) => tokens.get(token) ?? '');
    expect([a, b], pair).toEqual([expect.stringMatching(/^#\w{6}$/), expect.stringMatching(/^#\w{6}$/)]);
    return contrast(a, b);
  };

  it.each(TEXT)('text %s', (pair) => expect(between(pair)).toBeGreaterThanOrEqual(name === 'high' ? 7 : 4.5));
  it.each(SIGNS)('sign %s', (pair) => expect(between(pair)).toBeGreaterThanOrEqual(3));
});
