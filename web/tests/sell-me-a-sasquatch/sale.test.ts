import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COUNTED_MS, OPENED_MS, Reveal } from '../../src/games/sell-me-a-sasquatch/reveal.svelte';
import { opened, saleIn, type Sale } from '../../src/games/sell-me-a-sasquatch/sale';
import type { Event } from '../../src/games/sell-me-a-sasquatch/types';
import type { Line } from '../../src/generated/protocol';
import { seat, view } from './fixtures';

const NEWS: Event[] = [
  { type: 'passed', seat: 1 },
  { type: 'chose', buyer: 0, seller: 2 },
  { type: 'collected', owner: 1, deal: 1, cards: ['loan-shark'] },
  { type: 'collected', owner: 0, deal: 2, cards: ['giant', 'tiny'] },
  { type: 'traded', seat: 0, card: 'giant', sets: 1, tokens: 1 },
  { type: 'drew', seat: 1, count: 1, cards: null },
];
const LINES: Line[] = NEWS.map(({ type }) => ({ message: { id: type, params: {} }, heading: false }));
const BEFORE = view({
  phase: 'choosing', buyer: 0,
  seats: [seat({ tokens: 1, collection: ['big'] }), seat({ deal: { face_up: [], face_down: [{ by: 1, count: 1, cards: null }] } }), seat({ deal: { face_up: ['tiny'], face_down: [{ by: 2, count: 1, cards: null }] } })],
});
const AFTER = view({ phase: 'offering', buyer: 2, seats: [seat({ tokens: 2, collection: ['big', 'tiny'], hand: ['big'] }), seat({ collection: ['loan-shark'] }), seat()] });

function sale(): Sale {
  const found = saleIn(NEWS, LINES, BEFORE);
  if (!found) throw new Error('nothing was sold');
  return found;
}

describe('a sale', () => {
  it('is what was sold to whom, and what came of it', () => {
    expect([...sale().deals]).toEqual([[1, { owner: 1, cards: ['loan-shark'] }], [2, { owner: 0, cards: ['giant', 'tiny'] }]]);
    expect([...sale().gains]).toEqual([[0, [{ kind: 'giant', sets: 1, tokens: 1 }]]]);
    expect(sale().said.map(({ id }) => id)).toEqual(['chose', 'traded']);
  });

  it('is none where nothing was sold', () => {
    expect(saleIn(NEWS.slice(2), LINES.slice(2), BEFORE)).toBeNull();
  });

  it('opens the deals on their stalls: what lay open stays first, all else is as it was before, but for hands', () => {
    const shown = opened(AFTER, sale());
    expect(shown.seats.map(({ deal }) => deal?.face_up)).toEqual([undefined, ['loan-shark'], ['tiny', 'giant']]);
    expect(shown.seats[0]).toMatchObject({ tokens: 1, collection: ['big'], hand: ['big'] });
    expect([shown.buyer, shown.phase]).toEqual([0, 'offering']);
  });
});

describe('the reveal', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const stages = (reveal: Reveal): string | undefined => reveal.showing?.stage;

  it('shows the opened deals, then what they brought, and lets fly what happened meanwhile only then', () => {
    const flown: string[] = [];
    const reveal = new Reveal((events) => flown.push(...events.map(({ type }) => type)));
    reveal.tell(NEWS, sale());
    reveal.tell([{ type: 'offered', seat: 1, cards: 3, offer: null }], null);
    expect([stages(reveal), flown]).toEqual(['opened', []]);
    vi.advanceTimersByTime(OPENED_MS);
    expect([stages(reveal), flown]).toEqual(['counted', [...NEWS.map(({ type }) => type), 'offered']]);
    vi.advanceTimersByTime(COUNTED_MS);
    expect(stages(reveal)).toBeUndefined();
  });

  it('ends at once when it is skipped, and nothing is lost', () => {
    const fly = vi.fn();
    const reveal = new Reveal(fly);
    reveal.tell(NEWS, sale());
    reveal.tell(NEWS, sale());
    reveal.skip();
    expect(stages(reveal)).toBeUndefined();
    expect(fly).toHaveBeenCalledExactlyOnceWith([...NEWS, ...NEWS]);
  });

  it('shows one sale after the other', () => {
    const reveal = new Reveal(() => {});
    const [first, second] = [sale(), sale()];
    reveal.tell(NEWS, first);
    reveal.tell(NEWS, second);
    expect(reveal.open).toBe(first);
    vi.advanceTimersByTime(OPENED_MS);
    expect(reveal.open).toBe(second);
  });

  it('lets everything else move at once', () => {
    const fly = vi.fn();
    new Reveal(fly).tell(NEWS.slice(0, 1), null);
    expect(fly).toHaveBeenCalledOnce();
  });
});
