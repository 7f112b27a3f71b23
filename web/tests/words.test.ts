import { mount, unmount } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import T from '../src/lib/components/T.svelte';
import { chooseLanguage, has, loadWords, parts, t } from '../src/lib/words.svelte';
import { outsideBrackets } from './pseudo';

beforeEach(() => loadWords('en'));

describe('sentences', () => {
  it('come from the catalogue, with parameters and plurals', () => {
    expect(t('home-players', { min: 2, max: 6 })).toBe('2–6 players');
    expect(t('lobby-start-waits', { free: 1 })).toBe('One seat is still free. Somebody has to take it first.');
    expect(has('home-play-now')).toBe(true);
  });

  it('show their id when the catalogue lacks them', () => {
    expect(t('no-such-sentence')).toBe('{no-such-sentence}');
    expect(has('no-such-sentence')).toBe(false);
  });

  it('come in parts where a parameter is shown its own way', () => {
    expect(parts('join-heading', { name: 'Fern' }, ['name'])).toEqual([{ name: 'name', text: 'Fern' }, { text: ' invites you' }]);
    expect(parts('lobby-start-waits', { free: 3 }, ['free'])[0]).toEqual({ name: 'free', text: '3' });
  });

  it('never become markup', () => {
    const target = document.createElement('p');
    const shown = mount(T, { target, props: { id: 'join-heading', params: { name: '<img src=x>' }, bold: ['name'] } });
    expect(target.textContent).toBe('<img src=x> invites you');
    expect(target.querySelector('img')).toBeNull();
    void unmount(shown);
  });

  it('complain to the developer when a parameter is missing', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    t('join-heading');
    expect(complaints).toHaveBeenCalled();
    complaints.mockRestore();
  });
});

describe('language', () => {
  it('is the one asked for, else the browser’s, else English', () => {
    expect(chooseLanguage('?lang=en-XA', ['en'])).toBe('en-XA');
    expect(chooseLanguage('?lang=tlh', ['en-GB'])).toBe('en');
    expect(chooseLanguage('', ['xx', 'yy'])).toBe('en');
  });
});

describe('the pseudo-language', () => {
  it('accents, lengthens and brackets the catalogue, and leaves parameters alone', async () => {
    await loadWords('en-XA');
    expect(t('join-heading', { name: 'Fern' })).toMatch(/^⟦Fern .*é.*⟧$/);
    expect(t('home-play-now').length).toBeGreaterThan('Play now'.length + 2);
  });

  it('leaves nothing outside its brackets, even where sentences hold sentences', () => {
    expect(outsideBrackets('⟦a ⟦b⟧ c⟧ 12')).toBe(' 12');
    expect(outsideBrackets('⟦a⟧ stray')).toBe(' stray');
  });
});
