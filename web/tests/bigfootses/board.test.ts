import { mount, unmount } from 'svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cards } from '../../src/games/bigfootses/cards.svelte';
import Table from '../../src/games/bigfootses/Table.svelte';
import type { Action, Event, View } from '../../src/games/bigfootses/types';
import type { Message } from '../../src/generated/protocol';
import type { Stops } from '../../src/lib/stops';
import { loadGameWords, loadWords } from '../../src/lib/words.svelte';
import { ANTS, BAR, DECK, encounter, FOG, FORM, LARDER, MOSSBACK, NET, seat, table, view } from './fixtures';

let shown: Record<string, unknown> | undefined;
let acted: Action[];
let wished: Stops[];

beforeEach(async () => {
  await loadWords('en');
  await loadGameWords('bigfootses');
  cards.take(DECK);
  acted = [];
  wished = [];
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

async function show(position: View, legal: Action[], prompt: Message = { id: 'bf-prompt-acting', params: { seat: 0 } }, more: { events?: Event[]; passing?: boolean } = {}): Promise<HTMLElement> {
  const target = document.createElement('div');
  document.body.replaceChildren(target);
  shown = mount(Table, {
    target,
    props: {
      view: position, events: more.events ?? [], lines: [], prompt, legal, pending: position.waiting, question: 1, waiting: false, table: table(), outcome: null,
      stops: 'fits' as Stops, passing: more.passing ?? false, setStops: (stops: Stops) => wished.push(stops), act: (action: Action) => acted.push(action) > 0,
    },
  });
  await new Promise((done) => setTimeout(done));
  return target;
}

const named = (root: HTMLElement, label: string): HTMLElement => {
  const found = [...root.querySelectorAll<HTMLElement>('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().startsWith(label));
  if (!found) throw new Error(`no button named ${label}`);
  return found;
};
const choices = (root: HTMLElement): string[] =>
  [...root.querySelectorAll<HTMLElement>('.choices button:not([aria-disabled=true])')].map((one) => (one.getAttribute('aria-label') ?? one.querySelector('b')?.textContent ?? one.textContent ?? '').trim());

describe('what is offered', () => {
  it('are of the five actions those the server offers; the others say why not', async () => {
    const root = await show(view({ waiting: [0], can_work: false }), [{ type: 'range' }, { type: 'rummage' }, { type: 'restock' }, { type: 'retrain' }]);
    expect(choices(root)).toEqual(['Range', 'Rummage', 'Restock', 'Retrain']);
    expect(named(root, 'Work').textContent).toContain('With so many VP nobody works.');
    named(root, 'Work').click();
    expect(acted).toEqual([]);
    named(root, 'Rummage').click();
    expect(acted).toEqual([{ type: 'rummage' }]);
  });

  it('is in a reaction to answer, or to let it stand, with the stack to look at', async () => {
    const stack = [{ card: ANTS, seat: 1, target: 2, cancelled: false }, { card: FORM, seat: 2, target: null, cancelled: false }];
    const root = await show(view({ waiting: [0], situation: 'reacting', stack, seats: [seat({ hand: [FORM, BAR] }), seat(), seat({ passed: true })] }), [{ type: 'pass' }, { type: 'play', card: FORM, target: null }], { id: 'bf-prompt-reacting', params: { seat: 2, card: FORM } });
    expect(choices(root)).toEqual(['Play Wrong Form', 'Let it stand']);
    expect([...root.querySelectorAll('.stack b')].map((one) => one.textContent)).toEqual(['Wrong Form', 'Ants in the Provisions']);
    expect(root.querySelector('.rival .passed')?.textContent).toBe('let it stand');
  });

  it('lets players be chosen at their places or by a list', async () => {
    const root = await show(view({ waiting: [0], situation: 'player' }), [{ type: 'choose-player', seat: 1 }, { type: 'choose-player', seat: 2 }], { id: 'bf-prompt-player', params: {} });
    expect(choices(root)).toEqual(['Maren', 'Otis']);
    named(root, 'This one: Otis').click();
    expect(acted).toEqual([{ type: 'choose-player', seat: 2 }]);
  });

  it('parts with a hand card by a click on it', async () => {
    const root = await show(view({ waiting: [0], situation: 'discard', seats: [seat({ hand: [BAR, FOG] }), seat(), seat()] }), [{ type: 'part', card: FOG }], { id: 'bf-prompt-discard', params: {} });
    named(root, 'Heavy Fog').click();
    expect(acted).toEqual([{ type: 'part', card: FOG }]);
    named(root, 'Energy Bar').click();
    expect(acted).toHaveLength(1);
    await new Promise((done) => setTimeout(done));
    expect(root.querySelector('dialog[open]')?.textContent).toContain('Says what energy-bar does.');
  });

  it('is nothing to somebody who only watches', async () => {
    const root = await show(view({ audience: null, waiting: [1], seats: [seat(), seat(), seat()] }), [], { id: 'bf-waiting', params: { count: 1, seat: 1 } });
    expect(choices(root)).toEqual([]);
    expect(root.querySelector('.own')).toBeNull();
    expect(root.querySelectorAll('.rival')).toHaveLength(3);
  });

  it('does not call somebody whom the table passes for, but lets them play', async () => {
    const root = await show(view({ waiting: [0], situation: 'before', active: 1 }), [{ type: 'pass' }, { type: 'play', card: BAR, target: null }], { id: 'bf-prompt-before', params: { seat: 1, needed: 4 } }, { passing: true });
    expect(root.querySelector('.table')?.hasAttribute('data-question')).toBe(false);
    expect(root.querySelector('[role=status]')?.textContent).not.toContain('Your decision');
    expect(choices(root)).toContain('Play Energy Bar');
  });
});

describe('the encounter', () => {
  it('spells the sum and the die out', async () => {
    const root = await show(view({ waiting: [0], situation: 'after', encounter: encounter({ face: 3 }), witch: LARDER }), [{ type: 'pass' }], { id: 'bf-prompt-after', params: { seat: 0, face: 3, needed: 4 } });
    const sum = root.querySelector('.sum')?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
    expect(root.querySelector('.sum')?.getAttribute('aria-label')).toBe('Needs a 4');
    expect(sum).toMatch(/9.*evasive.*−2.*corral.*−3.*4.*needed/);
    expect([...root.querySelectorAll('.faces li')].map((one) => one.className.split(' ')[0])).toEqual(['never', 'no', 'no', 'yes', 'yes', 'yes']);
    expect(root.querySelector('.dice p')?.textContent).toBe('You rolled a 3: as it lies, not enough.');
    expect(root.querySelector('.woodland')?.textContent).toContain('Granny Larder');
  });
});

describe('looks and wishes', () => {
  it('opens a card from the table, with what it says', async () => {
    const root = await show(view({ seats: [seat({ hand: [] }), seat({ equipment: [NET], corral: [MOSSBACK] }), seat()] }), []);
    named(root, 'Look at Northern Mossback').click();
    await new Promise((done) => setTimeout(done));
    expect(root.querySelector('dialog[open]')?.textContent).toContain('Says what mossback does.');
  });

  it('tells the server when to ask', async () => {
    const root = await show(view(), []);
    root.querySelector<HTMLInputElement>('input[value=own-turn]')?.click();
    expect(wished).toEqual(['own-turn']);
  });
});

describe('pictures', () => {
  const folder = join(import.meta.dirname, '../../src/games/bigfootses');
  const toml = readFileSync(join(import.meta.dirname, '../../../src/squatch/games/bigfootses/cards.toml'), 'utf8');
  const drawn = ['woods', 'thingies', 'professions'].map((book) => readFileSync(join(folder, `${book}.svg`), 'utf8')).join();

  it.each([...toml.matchAll(/^id = "([\w-]+)"/gm)].map((match) => match[1] ?? ''))('there is one of %s', (id) => expect(drawn).toContain(`id="${id}"`));
});
