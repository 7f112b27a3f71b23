import { mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { charactersOf, KINDS } from '../src/games/sell-me-a-sasquatch/characters';
import { software, typefaces } from '../src/lib/credits';
import { inks, meanings, measures } from '../src/lib/tokens';
import { loadWords } from '../src/lib/words.svelte';
import Credits from '../src/pages/Credits.svelte';
import Design from '../src/pages/Design.svelte';
import { strayText } from './pseudo';

let shown: Record<string, unknown> | undefined;

async function show(page: Component): Promise<HTMLElement> {
  const target = document.createElement('div');
  document.body.replaceChildren(target);
  shown = mount(page, { target });
  await vi.waitFor(() => {
    if (!target.querySelector('h2')) throw new Error('still loading');
  });
  return target;
}

beforeEach(() => loadWords('en-XA'));
afterEach(() => {
  if (shown) void unmount(shown);
});

describe('the design page', () => {
  it('shows every drawing at each of three widths', async () => {
    const page = await show(Design);
    for (const character of KINDS.flatMap(charactersOf)) {
      const uses = [...page.querySelectorAll(':is(ul.large, ul.small) use')].filter((use) => use.getAttribute('href')?.endsWith(`#${character}`));
      expect(uses, character).toHaveLength(3);
    }
  });

  it('shows the parts in every theme, in words of the catalogue', async () => {
    const page = await show(Design);
    expect([...page.querySelectorAll('section[data-theme]')].map((part) => part.getAttribute('data-theme'))).toEqual(['light', 'dark', 'high']);
    expect(strayText(page)).toEqual([]);
  });

  it('knows the tokens of the style sheet', () => {
    expect(inks).toContainEqual({ name: '--ink-night', value: '#17251D' });
    expect(meanings.map(({ name }) => name)).toContain('--text-soft');
    expect(measures).toContainEqual({ name: '--target', value: '44px' });
  });
});

describe('the credits', () => {
  it('are in words of the catalogue', async () => {
    expect(strayText(await show(Credits))).toEqual([]);
  });

  it.each([...typefaces, ...software])('have the notice of $work', async ({ notice }) => {
    expect((await notice()).default).toMatch(/permission|license/i);
  });
});
