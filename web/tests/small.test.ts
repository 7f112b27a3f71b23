import { beforeEach, describe, expect, it } from 'vitest';
import { parsePath } from '../src/lib/router.svelte';
import { nameProblem } from '../src/lib/seats';
import { theme } from '../src/lib/theme.svelte';
import { loadWords } from '../src/lib/words.svelte';

describe('addresses', () => {
  it.each([
    ['/', { screen: 'home' }],
    ['/table/a%20b', { screen: 'table', id: 'a b' }],
    ['/join/xyz/', { screen: 'join', invite: 'xyz' }],
    ['/rules/some-game', { screen: 'rules', game: 'some-game' }],
    ['/design', { screen: 'design' }],
    ['/credits/', { screen: 'credits' }],
    ['/design/x', { screen: 'lost' }],
    ['/table', { screen: 'lost' }],
    ['/table/a/b', { screen: 'lost' }],
    ['/elsewhere/x', { screen: 'lost' }],
    ['/join/%E0%A4%A', { screen: 'join', invite: '%E0%A4%A' }],
  ])('%s', (path, route) => expect(parsePath(path)).toEqual(route));
});

describe('names', () => {
  beforeEach(() => loadWords('en'));

  it.each(['Fern', 'Маша', '李', 'Zoë 2', 'x'.repeat(24)])('%s will do', (name) => expect(nameProblem(name)).toBeNull());
  it.each(['', '   ', 'x'.repeat(25), 'a\u0007', 'a\u202Eb'])('%j will not', (name) => expect(nameProblem(name)).not.toBeNull());
});

describe('day and night', () => {
  it('is kept in this browser until it follows the system again', () => {
    theme.start();
    theme.choose('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('squatch-theme')).toBe('dark');
    theme.choose('auto');
    expect(localStorage.getItem('squatch-theme')).toBeNull();
  });
});
