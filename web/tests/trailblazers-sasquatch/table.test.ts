import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Table from '../../src/games/trailblazers-sasquatch/Table.svelte';
import type { Action, Event, View } from '../../src/games/trailblazers-sasquatch/types';
import type { Message } from '../../src/generated/protocol';
import type { Stops } from '../../src/lib/stops';
import { loadGameWords, loadWords } from '../../src/lib/words.svelte';
import { FIRST, pursuit, row, seat, SECOND, table, view } from './fixtures';
import { gap, hints, legal } from './position';

let shown: Record<string, unknown> | undefined;
let acted: Action[];
let wished: Stops[];

beforeEach(async () => {
  await loadWords('en');
  await loadGameWords('trailblazers-sasquatch');
  acted = [];
  wished = [];
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

const settled = () => new Promise((done) => setTimeout(done));

async function show(position: View, offered: Action[], prompt: Message = { id: 'ts-prompt-showing', params: {} }, more: { events?: Event[]; passing?: boolean } = {}): Promise<HTMLElement> {
  const target = document.createElement('div');
  document.body.replaceChildren(target);
  shown = mount(Table, {
    target,
    props: {
      view: position, events: more.events ?? [], lines: [], prompt, legal: offered, pending: position.waiting, question: 1, waiting: false, table: table(), outcome: null,
      stops: 'fits' as Stops, passing: more.passing ?? false, setStops: (stops: Stops) => wished.push(stops), act: (action: Action) => acted.push(action) > 0,
    },
  });
  await settled();
  return target;
}

const named = (root: HTMLElement, label: string): HTMLElement => {
  const found = [...root.querySelectorAll<HTMLElement>('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().startsWith(label));
  if (!found) throw new Error(`no button named ${label}`);
  return found;
};
async function press(root: HTMLElement, label: string): Promise<void> {
  named(root, label).click();
  await settled();
}

const PLACED = { type: 'discarded', seat: 1, row: 'bike', card: null } as const;
const window = (character: 'tourist' | 'sasquatch'): View => view({ phase: 'accusing', active: 1, waiting: [0, 2], seats: [seat({ hand: [FIRST, SECOND], character }), seat(), seat()] });
const DOUBT: Message = { id: 'ts-prompt-accusing', params: { accused: 1 } };

describe('a turn', () => {
  it('shows a card in two steps, for that is binding', async () => {
    const root = await show(view(), [FIRST, SECOND].map(({ card }) => ({ type: 'show', card })));
    await press(root, 'Show it');
    expect(acted).toEqual([]);
    await press(root, `Card ${SECOND.card + 1}`);
    expect(root.querySelector('.hand .note')?.textContent).toContain('you will have to place it');
    await press(root, 'Show it');
    expect(acted).toEqual([{ type: 'show', card: SECOND.card }]);
  });

  it('says what laying a card would do before it is laid', async () => {
    const position = view({ phase: 'placing', shown: FIRST, hints: hints.map((hint) => ({ base: null, ...hint, closed: [...hint.closed], broken: [...hint.broken] })) });
    const root = await show(position, legal.map((spot) => ({ type: 'lay', ...spot })), { id: 'ts-prompt-placing', params: { long: 'bike' } });
    await press(root, 'Lay it here');
    expect(acted).toEqual([]);
    await press(root, 'Places');
    const best = root.querySelector<HTMLElement>('.places li button');
    expect(best?.textContent).toContain('Closes a water loop of 10.');
    best?.click();
    await settled();
    expect(root.querySelector('.changes')?.textContent).toBe('Closes a water loop of 10 at Camp No Comment.');
    await press(root, 'Lay it here +10');
    expect(acted).toEqual([{ type: 'lay', ...gap }]);
  });

  it('discards into a row, which says what that brings', async () => {
    const rows = [row('foot', 3), row('bike', 3), row('water', 2)];
    const root = await show(view({ phase: 'discarding', rows, seats: [seat({ hand: [SECOND], character: 'tourist' }), seat(), seat()] }), [{ type: 'discard', row: 'foot' }, { type: 'discard', row: 'water' }], { id: 'ts-prompt-discarding', params: {} });
    expect(named(root, 'Discard into the Boot Room').getAttribute('aria-label')).toBe('Discard into the Boot Room, as card 4; a base has to be placed next');
    await press(root, 'Into the Boat House');
    expect(acted).toEqual([{ type: 'discard', row: 'water' }]);
  });

  it.each(['tourist', 'sasquatch'] as const)('offers a %s to step out, in two steps', async (character) => {
    const root = await show(view({ phase: 'discarding', seats: [seat({ hand: [SECOND], character }), seat(), seat()] }), [{ type: 'discard', row: 'foot' }, ...(character === 'sasquatch' ? [{ type: 'reveal' } as const] : [])], { id: 'ts-prompt-discarding', params: {} });
    await press(root, 'Step out as the Sasquatch');
    expect(root.querySelector('.hand')?.textContent).toContain('The tourists hunt you');
    await press(root, 'Step out');
    expect(acted).toEqual(character === 'sasquatch' ? [{ type: 'reveal' }] : []);
  });
});

/** All of the table but the map, which comes to rest in its own time, and the numbers by which a page tells its parts apart. */
function lookOf(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  copy.querySelector('.chart')?.remove();
  return copy.innerHTML.replaceAll(/(id|name|labelledby)="[^"]*"/g, '');
}

describe('the window after a turn', () => {
  it('looks the same to a tourist and to the Sasquatch, until it is answered', async () => {
    const looks: string[] = [];
    for (const character of ['tourist', 'sasquatch'] as const) {
      const root = await show(window(character), [{ type: 'pass' }, ...(character === 'tourist' ? [{ type: 'accuse', seat: 1 } as const] : []), { type: 'say-odd', seat: 1 }], DOUBT, { events: [PLACED] });
      looks.push(lookOf(root));
      await press(root, 'Accuse');
      looks.push(lookOf(root));
      if (shown) void unmount(shown);
      shown = undefined;
    }
    const differ = (one: string | undefined, other: string | undefined) => one?.split('<').find((tag, index) => tag !== other?.split('<')[index]);
    expect(differ(looks[0], looks[2])).toBeUndefined();
    expect(differ(looks[1], looks[3])).toBeUndefined();
    expect(looks[0]).toContain('Is it you, Maren?');
  });

  it('accuses in two steps, with what follows said', async () => {
    const root = await show(window('tourist'), [{ type: 'pass' }, { type: 'accuse', seat: 1 }], DOUBT, { events: [PLACED] });
    await press(root, 'Accuse');
    expect(acted).toEqual([]);
    expect(root.querySelector('.stakes')?.textContent).toBe('Only a tourist can accuse. A tourist who is wrong loses the game for all tourists.');
    await press(root, 'Back');
    await press(root, 'Accuse');
    await press(root, 'Accuse Maren');
    expect(acted).toEqual([{ type: 'accuse', seat: 1 }]);
  });

  it('is not accused in by the Sasquatch, who hears why', async () => {
    const root = await show(window('sasquatch'), [{ type: 'pass' }], DOUBT, { events: [PLACED] });
    await press(root, 'Accuse');
    await press(root, 'Accuse Maren');
    expect(acted).toEqual([]);
    await press(root, 'Back');
    await press(root, 'Let it pass');
    expect(acted).toEqual([{ type: 'pass' }]);
  });

  it('can be answered ahead for one turn', async () => {
    const root = await show(view({ active: 1, waiting: [1] }), []);
    root.querySelector<HTMLInputElement>('.ahead input')?.click();
    await settled();
    expect(wished).toEqual(['own-turn']);
  });
});

describe('secrets', () => {
  it('keeps the character face down until it is pressed', async () => {
    const root = await show(view({ seats: [seat({ hand: [FIRST, SECOND], character: 'sasquatch' }), seat(), seat()] }), []);
    expect(root.textContent).not.toContain('Not here. Never was.');
    await press(root, 'Your character card, face down');
    expect(named(root, 'Your character: you are the Sasquatch').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('table talk', () => {
  it('says what is offered and nothing else', async () => {
    const root = await show(view(), [{ type: 'show', card: FIRST.card }, { type: 'say-types', types: ['foot'] }, { type: 'say-types', types: ['foot', 'bike'] }, { type: 'say-good', base: 'bike-water', side: 'north' }]);
    await press(root, 'Long bike trail');
    await press(root, 'Long foot trail');
    await press(root, 'Say: long bike and foot');
    expect(acted).toEqual([{ type: 'say-types', types: ['foot', 'bike'] }]);
    await press(root, 'Long bike trail');
    await press(root, 'Long foot trail');
    await press(root, 'That turn looks odd');
    expect(acted).toHaveLength(1);
    await press(root, 'I have a good card');
    await press(root, 'Above it');
    expect(acted[1]).toEqual({ type: 'say-good', base: 'bike-water', side: 'north' });
  });
});

describe('a pursuit', () => {
  it('draws from what there is, and counts the animals', async () => {
    const rows = [row('foot', 3, { stack: 2 }), row('bike', 5, { stack: 0 }), row('water', 2, { stack: 1 })];
    const root = await show(view({ phase: 'first-draw', pursuit: pursuit(), rows }), [{ type: 'draw', source: 'deck' }, { type: 'draw', source: 'foot' }], { id: 'ts-prompt-first-draw', params: {} });
    expect(root.querySelector('.table')?.classList.contains('hunt')).toBe(true);
    expect(root.querySelector('.track')?.getAttribute('aria-label')).toBe('2 of 5 animals met');
    await press(root, 'Draw from the Bike Shed, empty');
    await press(root, 'Draw from the Boot Room, 2 cards');
    expect(acted).toEqual([{ type: 'draw', source: 'foot' }]);
  });

  it('warns of the last turn', async () => {
    const root = await show(view({ phase: 'keeping', waiting: [1], pursuit: pursuit({ tally: 5, last_turn: true, drawn: [FIRST] }) }), []);
    expect(root.querySelector('.board')?.textContent).toContain('The last turn');
  });
});

describe('the end', () => {
  it('turns the characters over and explains the sum', async () => {
    const seats = [seat({ character: 'tourist' }), seat({ character: 'sasquatch' }), seat({ character: 'tourist' })];
    const root = await show(view({ phase: 'over', waiting: [], seats, result: { reason: 'counted', sasquatch: 1, loops: 50, animals: 10, factor: 5, grade: null } }), [], { id: 'ts-prompt-over', params: {} });
    const text = root.querySelector('.ending')?.textContent ?? '';
    expect(text).toContain('10 × 5 = 50');
    expect(text).toContain('The tourists win');
    expect([...root.querySelectorAll('.cast small')].map((one) => one.textContent)).toEqual(['Tourist', 'Sasquatch', 'Tourist']);
  });
});

describe('somebody who only watches', () => {
  it('is offered nothing, and sees all that is public', async () => {
    const root = await show(view({ audience: null, waiting: [1], active: 1, shown: FIRST, phase: 'placing', seats: [seat(), seat(), seat()] }), [], { id: 'ts-waiting-placing', params: { seat: 1 } });
    expect(root.querySelector('.hand')).toBeNull();
    expect(root.querySelector('.character')).toBeNull();
    expect(root.querySelectorAll('.post')).toHaveLength(3);
    expect(root.querySelector('.shows')?.textContent).toContain('Maren is going to place this.');
  });
});
