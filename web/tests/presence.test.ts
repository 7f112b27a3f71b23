import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../src/generated/protocol';
import { AWAY_MS, Presence } from '../src/lib/presence';
import { table } from './sell-me-a-sasquatch/fixtures';

const as = (change: { connected?: boolean; stand_in?: boolean } = {}, rest: Partial<TableInfo> = {}): TableInfo => {
  const info = table(rest);
  return { ...info, seats: info.seats.map((seat) => (seat.seat === 1 ? { ...seat, ...change } : seat)) };
};

describe('somebody who goes away', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is told of after a while, with what follows, and again on return', () => {
    const tell = vi.fn();
    const presence = new Presence(tell);
    presence.see(as());
    presence.see(as({ connected: false }));
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(AWAY_MS);
    presence.see(as({ connected: false, stand_in: true }));
    presence.see(as());
    expect(tell.mock.calls.map(([id, params]) => [id, params])).toEqual([
      ['table-away', { name: 'Maren' }], ['table-stand-in', { name: 'Maren' }], ['table-back', { name: 'Maren' }],
    ]);
  });

  it('is not told of when it was only a reload, or the game is over', () => {
    const tell = vi.fn();
    const presence = new Presence(tell);
    presence.see(as());
    presence.see(as({ connected: false }));
    presence.see(as());
    presence.see(as({ connected: false }));
    presence.see(as({ connected: false }, { phase: 'finished' }));
    vi.advanceTimersByTime(2 * AWAY_MS);
    expect(tell).not.toHaveBeenCalled();
  });

  it('hears on return what a bot has done for them, once', () => {
    const tell = vi.fn();
    const presence = new Presence(tell);
    presence.see(table({ played_for_you: 3 }));
    presence.see(table({ played_for_you: 3 }));
    presence.see(table({ played_for_you: 0 }));
    expect(tell).toHaveBeenCalledExactlyOnceWith('table-welcome-back', { count: 3 });
  });
});
