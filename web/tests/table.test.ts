import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position, Sentence, TableInfo } from '../src/generated/protocol';
import { freshNonce, TableClient, type Socket } from '../src/lib/table.svelte';

class FakeSocket implements Socket {
  sent: { type: string; [key: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  constructor(readonly address: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  ofType(type: string): object[] {
    return this.sent.filter((message) => message.type === type);
  }
}

function position(version: number, question: number | null, events: string[] = []): Position {
  return { type: 'position', version, view: {}, events: events.map((say) => ({ say })), lines: events.map(() => null), prompt: { id: 'prompt', params: {} }, pending: [0], question, legal: [], stops: null, passing: false, outcome: null, proof: null };
}

function tableInfo(phase: TableInfo['phase']): TableInfo {
  return { id: 't', game: 'g', phase, owner_seat: 0, seats: [], options: {}, response_ms: 0, starting: false, commitment: '', invite: null, your_seat: 0, played_for_you: 0, rematch_table: null };
}

let sockets: FakeSocket[];
let refusals: Sentence[];
let client: TableClient;

const socket = (): FakeSocket => sockets.at(-1)!;
const told = (): unknown[] => client.events.map((event) => event.say);

function drop(code = 1006): void {
  socket().onclose?.({ code });
}

function reconnect(): void {
  vi.advanceTimersByTime(1000);
  socket().onopen?.();
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  refusals = [];
  client = new TableClient('t/1', {
    connect: (address) => {
      sockets.push(new FakeSocket(address));
      return socket();
    },
    refused: (message) => refusals.push(message),
    wait: () => 1000,
  });
  client.open();
  socket().onopen?.();
});

afterEach(() => {
  client.close();
  vi.useRealTimers();
});

describe('events', () => {
  it('asks for everything on a first visit, at an address that holds no more than the table', () => {
    expect(socket().sent).toEqual([{ type: 'resume', version: 0 }]);
    expect(new URL(socket().address).pathname).toBe('/api/tables/t%2F1/socket');
  });

  it('come once and in order', () => {
    socket().say(position(1, 1, ['a', 'b']));
    socket().say(position(2, 2, ['c']));
    expect(told()).toEqual(['a', 'b', 'c']);
  });

  it('are not told again by a repeated or an older position', () => {
    socket().say(position(2, 2, ['a']));
    socket().say(position(2, 2, ['a']));
    socket().say(position(1, 1, ['old']));
    expect(told()).toEqual(['a']);
    expect(client.position?.version).toBe(2);
  });

  it('go on after a lost connection where they stopped', () => {
    socket().say(position(3, 3, ['a']));
    drop();
    expect(client.status).toBe('reconnecting');
    reconnect();
    expect(socket().sent[0]).toEqual({ type: 'resume', version: 3 });
    socket().say(position(5, 5, ['b', 'c']));
    expect(told()).toEqual(['a', 'b', 'c']);
    expect(client.status).toBe('open');
  });

  it('of a connection given up are not heard', () => {
    const old = socket();
    socket().say(position(1, 1, ['a']));
    drop();
    reconnect();
    old.say(position(2, 2, ['ghost']));
    socket().say(position(2, 2, ['b']));
    expect(told()).toEqual(['a', 'b']);
  });

  it('survive messages that are no messages', () => {
    for (const data of ['', '{', '[]', 'null', '{"type":"position"}', '{"type":"new kind"}', 7]) socket().onmessage?.({ data });
    socket().say(position(1, 1, ['a']));
    expect(told()).toEqual(['a']);
  });
});

describe('an answer', () => {
  beforeEach(() => socket().say(position(1, 7)));

  it('names its question, and a double click sends one', () => {
    expect(client.act({ take: 1 })).toBe(true);
    expect(client.act({ take: 1 })).toBe(false);
    expect(socket().ofType('act')).toEqual([{ type: 'act', version: 7, action: { take: 1 } }]);
    expect(client.waiting).toBe(true);
  });

  it('is not sent when nothing is asked', () => {
    socket().say(position(2, null));
    expect(client.act({ take: 1 })).toBe(false);
    expect(socket().ofType('act')).toEqual([]);
  });

  it('stays locked while others do quiet things, and unlocks with the next question', () => {
    client.act({ take: 1 });
    socket().say(position(2, 7, ['quiet']));
    expect(client.act({ take: 2 })).toBe(false);
    socket().say(position(3, 8));
    expect(client.waiting).toBe(false);
    expect(client.act({ take: 2 })).toBe(true);
  });

  it('unlocks when refused, and says why once', () => {
    client.act({ take: 1 });
    const message = { id: 'no', params: {}, text: 'No.' };
    socket().say({ type: 'refused', version: 7, message });
    expect(refusals).toEqual([message]);
    expect(client.act({ take: 2 })).toBe(true);
  });

  it('lost with the connection is sent again, once, if its question still stands', () => {
    client.act({ take: 1 });
    drop();
    reconnect();
    expect(socket().ofType('act')).toEqual([]);
    socket().say(position(1, 7));
    socket().say(position(2, 7, ['quiet']));
    expect(socket().ofType('act')).toEqual([{ type: 'act', version: 7, action: { take: 1 } }]);
  });

  it('that arrived before the connection was lost is not sent again', () => {
    client.act({ take: 1 });
    drop();
    reconnect();
    socket().say(position(2, 8, ['taken']));
    expect(socket().ofType('act')).toEqual([]);
    expect(client.waiting).toBe(false);
  });

  it('given while the line is down waits for it', () => {
    drop();
    expect(client.act({ take: 1 })).toBe(true);
    reconnect();
    socket().say(position(1, 7));
    expect(socket().ofType('act')).toHaveLength(1);
  });

  it('refused as a second copy is no news', () => {
    client.act({ take: 1 });
    socket().say(position(2, 8));
    socket().say({ type: 'refused', version: 7, message: { id: 'stale', params: {}, text: 'Stale.' } });
    expect(refusals).toEqual([]);
  });
});

describe('the line', () => {
  it('is not dialled again when the server says there is no such table', () => {
    drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(client.status).toBe('gone');
    expect(sockets).toHaveLength(1);
  });

  it('is not dialled again after the page was left', () => {
    client.close();
    drop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('is dialled at once when the network comes back', () => {
    drop();
    dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  it('waits longer each time, to a bound', () => {
    const waits = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const own = new TableClient('t', { connect: (address) => { sockets.push(new FakeSocket(address)); return socket(); } });
    own.open();
    for (let n = 0; n < 8; n++) { drop(); vi.runOnlyPendingTimers(); }
    expect(timers.mock.calls.map(([, wait]) => wait)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    own.close();
    waits.mockRestore();
    timers.mockRestore();
  });
});

describe('this browser’s chance', () => {
  it('is 128 bits in hexadecimal', () => {
    expect(freshNonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(freshNonce()).not.toBe(freshNonce());
  });

  it('is given in the lobby once a connection, always the same', () => {
    socket().say({ type: 'table', table: tableInfo('lobby') });
    socket().say({ type: 'table', table: tableInfo('lobby') });
    const first = socket().ofType('nonce');
    expect(first).toHaveLength(1);
    drop();
    reconnect();
    socket().say({ type: 'table', table: tableInfo('lobby') });
    expect(socket().ofType('nonce')).toEqual(first);
  });

  it('is not given by spectators, nor once the game runs', () => {
    socket().say({ type: 'table', table: { ...tableInfo('lobby'), your_seat: null } });
    socket().say({ type: 'table', table: tableInfo('playing') });
    expect(socket().ofType('nonce')).toEqual([]);
  });
});

describe('the wish when to be asked', () => {
  it('is sent at once, and again whenever the line was down', () => {
    client.setStops('own-turn');
    expect(socket().sent.at(-1)).toEqual({ type: 'stops', stops: 'own-turn' });
    drop();
    reconnect();
    socket().say({ type: 'table', table: tableInfo('playing') });
    socket().say({ type: 'table', table: tableInfo('playing') });
    expect(socket().sent.filter((one) => one.type === 'stops')).toHaveLength(1);
  });

  it('is nobody\'s who only watches', () => {
    client.setStops('always');
    drop();
    reconnect();
    socket().say({ type: 'table', table: { ...tableInfo('playing'), your_seat: null } });
    expect(socket().sent).toEqual([{ type: 'resume', version: 0 }]);
  });
});
