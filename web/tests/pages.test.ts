import { mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, SeatInfo, TableInfo, TableSummary } from '../src/generated/protocol';
import { loadWords } from '../src/lib/words.svelte';
import { theme } from '../src/lib/theme.svelte';
import Ending from '../src/pages/Ending.svelte';
import Home from '../src/pages/Home.svelte';
import Join from '../src/pages/Join.svelte';
import Lobby from '../src/pages/Lobby.svelte';
import Lost from '../src/pages/Lost.svelte';
import Rules from '../src/pages/Rules.svelte';
import { strayText } from './pseudo';

// Names are digits, so that a letter on the page can only be a sentence.
const seat = (number: number, name: string | null, kind: SeatInfo['kind'] = 'human'): SeatInfo => ({ seat: number, name, kind, bot: null, connected: true, stand_in: false });
const game: GameInfo = {
  id: '1', title_id: 'product-name', rules_version: 1, min_seats: 2, max_seats: 6, bots: ['instinct', 'random'],
  options: [{ key: 'a', kind: 'bool', default: true, text_id: 'lobby-fair' }, { key: 'b', kind: 'seat', default: null, text_id: 'lobby-here' }],
};
const summary = (id: string, change: Partial<TableSummary>): TableSummary => ({
  id, game: '1', phase: 'playing', seats: [seat(0, '100'), seat(1, '200', 'bot'), seat(2, null)], your_seat: 0, your_turn: false, invite: null, ...change,
});
const table: TableInfo = {
  id: '7', game: '1', phase: 'lobby', owner_seat: 0, seats: [seat(0, '100'), seat(1, '200', 'bot'), seat(2, null)], options: {},
  response_ms: 0, starting: false, commitment: '0099', invite: '12345', your_seat: 0, played_for_you: 0, rematch_table: null,
};

let posted: { path: string; body: unknown }[];
let answers: Record<string, unknown>;
let refusals: Record<string, { id: string; status: number; params?: Record<string, number> }>;
let shown: Record<string, unknown> | undefined;

async function show<Props extends Record<string, unknown>>(page: Component<Props>, props: Props): Promise<HTMLElement> {
  const target = document.createElement('div');
  document.body.replaceChildren(target);
  shown = mount(page, { target, props });
  await vi.waitFor(() => {
    if (target.querySelector('[aria-busy=true]') || !target.querySelector('h1, dialog')) throw new Error('still loading');
  });
  await new Promise((done) => setTimeout(done));
  return target;
}

const button = (root: HTMLElement, label: RegExp): HTMLElement => {
  const found = [...root.querySelectorAll<HTMLElement>('button, a')].find((one) => label.test(one.getAttribute('aria-label') ?? one.textContent ?? ''));
  if (!found) throw new Error(`no control named ${label}`);
  return found;
};

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  posted = [];
  refusals = {};
  answers = {
    '/games': [game],
    '/tables': { mine: [summary('a', {}), summary('b', { your_turn: true })], open: [summary('c', { phase: 'lobby', your_seat: null, invite: '9' })] },
    '/games/1/guide': { html: '<h1>Guide</h1><h2>One</h2><p>Text</p><h2>Two</h2>' },
    '/invites/9': summary('c', { phase: 'lobby', your_seat: null, invite: '9' }),
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.replace('/api', '');
    const refused = refusals[path];
    if (refused) return Response.json({ error: { params: {}, text: 'No.', ...refused } }, { status: refused.status });
    if (init.method === 'POST') {
      posted.push({ path, body: JSON.parse(String(init.body ?? 'null')) });
      return Response.json({ table_id: 'new', seat: 1 });
    }
    return path in answers ? Response.json(answers[path]) : Response.json({ error: { id: 'x', params: {}, text: 'No.' } }, { status: 404 });
  });
  await loadWords('en');
  theme.start();
});

afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
});

describe('every word comes from the catalogue', () => {
  beforeEach(() => loadWords('en-XA'));

  it('on home', async () => expect(strayText(await show(Home, {}))).toEqual([]));
  it('in the dialog of a new table', async () => {
    const page = await show(Home, {});
    page.querySelector<HTMLElement>('.poster .quiet')?.click();
    await vi.waitFor(() => expect(page.querySelector('dialog form')).not.toBeNull());
    expect(strayText(page)).toEqual([]);
  });
  it('in the lobby', async () => expect(strayText(await show(Lobby, { table, title: '1' }))).toEqual([]));
  it('on the way in', async () => expect(strayText(await show(Join, { invite: '9' }))).toEqual([]));
  it('behind a wrong link', async () => expect(strayText(await show(Join, { invite: '0' }))).toEqual([]));
  it('round the rules', async () => expect(strayText(await show(Rules, { game: '1' }))).toEqual([]));
  it('at the end', async () => {
    const outcome = { reason: '1', winners: [0, 1], scores: [4, 4, 1] };
    expect(strayText(await show(Ending, { table, outcome, proven: true, onclose: () => {} }))).toEqual([]);
  });
  it('where there is nothing', async () => expect(strayText(await show(Lost, {}))).toEqual([]));
});

describe('home', () => {
  it('puts the table that waits for you first', async () => {
    const page = await show(Home, {});
    const links = [...page.querySelectorAll('a[href^="/table/"]')].map((one) => one.getAttribute('href'));
    expect(links).toEqual(['/table/b', '/table/a']);
  });

  it('plays against bots with one click', async () => {
    const page = await show(Home, {});
    button(page, /, against bots/).click();
    await vi.waitFor(() => expect(location.pathname).toBe('/table/new'));
    const [opened, started] = posted;
    expect(opened?.body).toMatchObject({ game: '1', name: 'Guest', seats: [{ kind: 'human' }, ...Array(3).fill({ kind: 'bot', bot: 'instinct' })], options: { a: true } });
    expect(started?.path).toBe('/tables/new/start');
  });

  it('offers to try again when the server does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')));
    const page = await show(Home, {});
    expect(page.querySelector('[role=alert]')?.textContent).toContain('does not answer');
  });
});

describe('the way in', () => {
  const headings = async (invite: string) => (await show(Join, { invite })).querySelector('h2')?.textContent;

  it('asks for a name that can be read, and takes the seat', async () => {
    const page = await show(Join, { invite: '9' });
    const form = page.querySelector('form');
    form?.requestSubmit();
    await vi.waitFor(() => expect(page.querySelector('.error')?.textContent).toContain('A name, please'));
    const input = page.querySelector('input');
    if (input) input.value = ' Fern ';
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    form?.requestSubmit();
    await vi.waitFor(() => expect(location.pathname).toBe('/table/new'));
    expect(posted).toEqual([{ path: '/invites/9/join', body: { name: 'Fern' } }]);
  });

  it('says kindly why there is none', async () => {
    expect(await headings('0')).toBe('This link leads nowhere');
    answers['/invites/1'] = summary('c', { phase: 'lobby', your_seat: null, seats: [seat(0, '100')] });
    expect(await headings('1')).toBe('Every seat is taken');
    answers['/invites/2'] = summary('c', { phase: 'finished', your_seat: null });
    expect(await headings('2')).toBe('This game is over');
    answers['/invites/3'] = summary('c', { phase: 'playing', your_seat: null });
    expect(await headings('3')).toBe('This game has begun');
  });

  it('says what is wrong with a name before anybody is asked', async () => {
    const page = await show(Join, { invite: '9' });
    const input = page.querySelector('input');
    for (const [name, says] of [[' ', 'A name, please'], ['x'.repeat(25), 'too long'], ['a\u202eb', 'nobody can see']]) {
      if (input) input.value = name ?? '';
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      page.querySelector('form')?.requestSubmit();
      await vi.waitFor(() => expect(page.querySelector('.error')?.textContent).toContain(says));
    }
    expect(posted).toEqual([]);
  });

  it('shows who comes second to the last seat how to go on', async () => {
    const page = await show(Join, { invite: '9' });
    refusals['/invites/9/join'] = { id: 'table-error-full', status: 409 };
    answers['/invites/9'] = summary('c', { phase: 'lobby', your_seat: null, seats: [seat(0, '100'), seat(1, '300')] });
    const input = page.querySelector('input');
    if (input) input.value = 'Fern';
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    page.querySelector('form')?.requestSubmit();
    await vi.waitFor(() => expect(page.querySelector('h2')?.textContent).toBe('Every seat is taken'));
    expect(page.textContent).toContain('Somebody was quicker');
    expect(button(page, /Watch/).getAttribute('href')).toBe('/table/c');
    expect([...page.querySelectorAll('a')].some((link) => link.getAttribute('href') === '/')).toBe(true);
  });

  it('does not call a link wrong that was only followed too often', async () => {
    refusals['/invites/9'] = { id: 'server-error-too-fast', status: 429, params: { seconds: 7 } };
    const page = await show(Join, { invite: '9' });
    await vi.waitFor(() => expect(page.textContent).toContain('Try again in 7 seconds'));
    refusals = {};
    button(page, /again/).click();
    await vi.waitFor(() => expect(page.querySelector('form')).not.toBeNull());
  });
});

describe('the lobby', () => {
  it('starts when every seat is taken, and says so before', async () => {
    let page = await show(Lobby, { table, title: '1' });
    button(page, /Start/).click();
    expect(posted).toEqual([]);
    if (shown) await unmount(shown);
    page = await show(Lobby, { table: { ...table, seats: table.seats.slice(0, 2) }, title: '1' });
    button(page, /Start/).click();
    await vi.waitFor(() => expect(posted.map((one) => one.path)).toEqual(['/tables/7/start']));
  });

  it('shows the link to seated guests only, and the start to the owner only', async () => {
    const page = await show(Lobby, { table: { ...table, your_seat: null, invite: null }, title: '1' });
    expect(page.querySelector('input')).toBeNull();
    expect(page.textContent).not.toContain('Start the game');
  });
});

describe('the rules', () => {
  it('list their sections', async () => {
    const page = await show(Rules, { game: '1' });
    expect([...page.querySelectorAll('nav a')].map((one) => one.getAttribute('href'))).toEqual(['#part-1', '#part-2']);
  });
});
