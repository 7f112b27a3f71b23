import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gestures, type Doings } from '../../src/games/trailblazers-sasquatch/gestures';
import Spots from '../../src/games/trailblazers-sasquatch/SpotList.svelte';
import TrailMap from '../../src/games/trailblazers-sasquatch/TrailMap.svelte';
import type { Spot } from '../../src/games/trailblazers-sasquatch/geometry';
import { loadGameWords, loadWords } from '../../src/lib/words.svelte';
import { strayText } from '../pseudo';
import { gap, held, hints, legal, loops, names, pieces } from './position';

let shown: Record<string, unknown> | undefined;
let target: HTMLElement;

beforeEach(async () => {
  await loadWords('en');
  await loadGameWords('trailblazers-sasquatch');
  target = document.createElement('div');
  document.body.replaceChildren(target);
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

const settled = () => new Promise((done) => setTimeout(done));

describe('the map', () => {
  /** Shows the map; `chosen` and `turn` are what it makes of them. */
  async function show(more: { chosen?: Spot | null; held?: typeof held | null; onconfirm?: () => void } = {}) {
    const state = { chosen: more.chosen ?? null, turn: 2 };
    shown = mount(TrailMap, {
      target,
      props: {
        pieces, loops, names, held: more.held === undefined ? held : more.held, legal, hints, figure: 1, latest: 3, onconfirm: more.onconfirm,
        get chosen() { return state.chosen; }, set chosen(spot: Spot | null) { state.chosen = spot; },
        get turn() { return state.turn; }, set turn(turn: number) { state.turn = turn; },
      },
    });
    await settled();
    const root = target.querySelector<HTMLElement>('.map');
    if (!root) throw new Error('no map');
    const press = (key: string, shiftKey = false) => root.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
    return { root, state, press, layer: root.querySelector<HTMLElement>('.layer') };
  }

  it('draws every piece, and the value of every loop', async () => {
    const { root } = await show({ held: null });
    expect(root.querySelectorAll('.drop')).toHaveLength(pieces.length);
    expect([...root.querySelectorAll('.pill')].map((one) => one.textContent)).toEqual(['7', '8']);
    expect(root.querySelector('.figure use')?.getAttribute('href')).toContain('#figure');
    expect(root.querySelector('.ghost, .open')).toBeNull();
  });

  it('shows what the chosen place would close before it is laid', async () => {
    const { root } = await show({ chosen: gap });
    expect(root.querySelector('.ghost.chosen')).not.toBeNull();
    expect(root.querySelector('.tag')?.textContent).toBe('+10closes a loop');
    expect(root.innerHTML).toContain('stroke-dasharray="13 6"');
    expect(root.querySelectorAll('.open').length).toBeGreaterThan(10);
  });

  it('is moved and zoomed by keys, and fits again by 0', async () => {
    const { press, layer, root } = await show();
    press('0');
    const arrow = () => root.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }));
    const start = layer?.style.transform;
    arrow();
    const right = layer?.style.transform;
    press('+');
    const larger = layer?.style.transform;
    expect(new Set([start, right, larger]).size).toBe(3);
    press('-');
    press('0');
    expect(layer?.style.transform).toBe(start);
  });

  it('turns, steps, confirms and takes back the piece by keys', async () => {
    const onconfirm = vi.fn();
    const { press, state } = await show({ chosen: gap, onconfirm });
    press('Enter');
    expect(onconfirm).toHaveBeenCalledOnce();
    press('ArrowRight');
    expect(state.chosen?.x).toBeGreaterThan(gap.x);
    press('r');
    expect(state.chosen?.turn).toBe(3);
    press('Escape');
    expect(state.chosen).toBeNull();
  });

  it('says nothing that the catalogue does not know', async () => {
    await loadWords('en-XA');
    await loadGameWords('trailblazers-sasquatch');
    await show({ chosen: gap });
    expect(strayText(target)).toEqual([]);
  });
});

describe('the places in words', () => {
  async function show(chosen: Spot | null = null) {
    const chose: Spot[] = [];
    shown = mount(Spots, { target, props: { pieces, loops, names, held, legal, hints, chosen, onchoose: (spot: Spot) => chose.push(spot) } });
    await settled();
    return { chose, buttons: () => [...target.querySelectorAll<HTMLElement>('li button')] };
  }

  it('begin with what matters, and are chosen by a press', async () => {
    const { chose, buttons } = await show();
    expect(buttons()[0]?.textContent).toContain('Closes a water loop of 10.');
    buttons()[0]?.click();
    expect(chose).toEqual([gap]);
  });

  it('mark the chosen one, and have one tab stop a group', async () => {
    await show(gap);
    expect(target.querySelector('[aria-pressed=true]')?.textContent).toContain('loop of 10');
    for (const list of target.querySelectorAll('details[open] ul')) expect(list.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  });

  it('are narrowed by wishes', async () => {
    await show();
    const count = () => Number.parseInt(target.querySelector('.count')?.textContent ?? '', 10);
    const all = count();
    const select = target.querySelector('select');
    if (select) select.selectedIndex = 1;
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect([all, count()]).toEqual([legal.length, legal.filter(({ turn }) => turn === 0).length]);
  });

  it('say nothing that the catalogue does not know', async () => {
    await loadWords('en-XA');
    await loadGameWords('trailblazers-sasquatch');
    await show(gap);
    expect(strayText(target)).toEqual([]);
  });
});

describe('gestures', () => {
  const pane = () => target.appendChild(document.createElement('div'));
  const event = (type: string, x: number, y: number, id = 1, pointerType = 'touch') => Object.assign(new MouseEvent(type, { clientX: x, clientY: y, button: 0 }), { pointerId: id, pointerType });
  const watched = (grabs = false) => ({ pan: vi.fn(), pinch: vi.fn(), zoom: vi.fn(), moving: vi.fn(), hover: vi.fn(), tap: vi.fn(), grabs: () => grabs, drag: vi.fn() }) satisfies Doings;

  it('a press that stays is a tap', () => {
    const [element, doings] = [pane(), watched()];
    const stop = gestures(element, doings);
    element.dispatchEvent(event('pointerdown', 10, 10));
    element.dispatchEvent(event('pointermove', 12, 11));
    element.dispatchEvent(event('pointerup', 12, 11));
    expect(doings.tap).toHaveBeenCalledExactlyOnceWith({ x: 12, y: 11 });
    expect(doings.moving).not.toHaveBeenCalled();
    stop();
  });

  it('one that moves pans by all of its way', () => {
    const [element, doings] = [pane(), watched()];
    const stop = gestures(element, doings);
    element.dispatchEvent(event('pointerdown', 10, 10));
    for (const x of [20, 40, 60]) element.dispatchEvent(event('pointermove', x, 10));
    element.dispatchEvent(event('pointerup', 60, 10));
    expect(doings.pan.mock.calls.reduce((sum, [dx]) => sum + Number(dx), 0)).toBe(50);
    expect(doings.moving.mock.calls.map(([yes]) => yes)).toEqual([true, false]);
    expect(doings.tap).not.toHaveBeenCalled();
    stop();
  });

  it('two pinch', () => {
    const [element, doings] = [pane(), watched()];
    const stop = gestures(element, doings);
    element.dispatchEvent(event('pointerdown', 10, 10, 1));
    element.dispatchEvent(event('pointerdown', 50, 10, 2));
    element.dispatchEvent(event('pointermove', 90, 10, 2));
    element.dispatchEvent(event('pointerup', 90, 10, 2));
    expect(doings.pinch).toHaveBeenCalledWith([{ x: 10, y: 10 }, { x: 50, y: 10 }], [{ x: 10, y: 10 }, { x: 90, y: 10 }]);
    expect(doings.pan).not.toHaveBeenCalled();
    stop();
  });

  it('a piece that is grabbed is dragged, not the map', () => {
    const [element, doings] = [pane(), watched(true)];
    const stop = gestures(element, doings);
    element.dispatchEvent(event('pointerdown', 10, 10));
    element.dispatchEvent(event('pointermove', 50, 10));
    element.dispatchEvent(event('pointerup', 50, 10));
    expect(doings.drag).toHaveBeenCalledWith({ x: 50, y: 10 });
    expect(doings.pan).not.toHaveBeenCalled();
    stop();
  });
});
