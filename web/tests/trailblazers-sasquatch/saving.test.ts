import { describe, expect, it } from 'vitest';
import { posterSvg } from '../../src/games/trailblazers-sasquatch/saving';
import { loops, names, pieces } from './position';

const svg = posterSvg({ pieces, loops, names: { ...names, 'bike-water': 'A & "B" <C>' }, title: 'T < U', lines: ['2 & 15'], types: ['One', 'Two', 'Three'] }, 'AAAA');

describe('a map that is saved', () => {
  it('stands by itself: no variable, no address, no class', () => {
    expect(svg).not.toMatch(/var\(|href|class=|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    expect(new Set([...svg.matchAll(/fill="(#\w+)"/g)].map(([, colour]) => colour)).size).toBeGreaterThan(20);
    expect(svg).toContain('data:font/woff2;base64,AAAA');
  });

  it('is well-formed, whatever things are called', () => {
    const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(page.querySelector('parsererror')).toBeNull();
    const texts = [...page.querySelectorAll('text')].map((one) => one.textContent);
    expect(texts).toEqual(expect.arrayContaining(['T < U', '2 & 15', 'A & "B" <C>'.toUpperCase(), 'One', 'Two', 'Three', '7', '8']));
  });

  it('has room for a single base', () => {
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(posterSvg({ pieces: pieces.slice(0, 1), loops: [], names, title: '1', lines: ['2'], types: [] })) ?? [];
    expect([Number(width), Number(height)]).toEqual([1000, 722]);
  });
});
