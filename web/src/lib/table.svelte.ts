/**
 * One table, over one socket.
 *
 * Keeps three promises whatever the network does: events reach the page once and in order, an answer is
 * taken for the question it was given to and for no other, and a click counts once.
 */
import type { Act, ClientMessage, Nonce, Outcome, Position, Refused, Resume, Sentence, ServerMessage, StopsWish, TableInfo } from '../generated/protocol';
import type { Stops } from './stops';

export type Status = 'connecting' | 'open' | 'reconnecting' | 'gone';

/** The part of a WebSocket that is used; tests hand in their own. */
export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface TableOptions {
  connect?: (address: string) => Socket;
  /** Called with each refusal that answers something this person did. */
  refused?: (message: Sentence) => void;
  /** Milliseconds before try number `n` (0, 1, 2 …) to connect again. */
  wait?: (tries: number) => number;
  /** When this person wants to be asked in windows, as far as they have said it before. */
  stops?: Stops | null;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
/** Close codes with which the server says that trying again is useless: no such table, not allowed. */
const isFinal = (code: number): boolean => code >= 4400 && code < 4500;

/** Doubles each time, and spreads the browsers of one table so that they do not all come back at once. */
function backOff(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS) * (0.75 + Math.random() / 2);
}

function addressOf(id: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(id)}/socket`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** 128 bits of this browser's own chance, in hexadecimal. Needs no secure context. */
export function freshNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class TableClient {
  status = $state<Status>('connecting');
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  /** Everything told so far, oldest first; replaced by a longer list, never changed in place. */
  events = $state.raw<readonly Position['events'][number][]>([]);
  /** What the log says of each of them; null where there is nothing to say. */
  lines = $state.raw<readonly Position['lines'][number][]>([]);
  /** The answer that is on its way. */
  #sent = $state.raw<Act | null>(null);

  readonly #nonce = freshNonce();
  readonly #connect: (address: string) => Socket;
  readonly #onRefused: (message: Sentence) => void;
  readonly #wait: (tries: number) => number;
  #stops: Stops | null;
  #stopsSaid = false;
  #socket: Socket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** The line was down since the answer was given: it may not have arrived. */
  #doubtful = false;
  #nonceGiven = false;

  constructor(readonly id: string, options: TableOptions = {}) {
    this.#connect = options.connect ?? ((address) => new WebSocket(address) as unknown as Socket);
    this.#onRefused = options.refused ?? (() => {});
    this.#wait = options.wait ?? backOff;
    this.#stops = options.stops ?? null;
  }

  get waiting(): boolean {
    return this.#sent !== null;
  }

  get question(): number | null {
    return this.position?.question ?? null;
  }

  get outcome(): Outcome | null {
    return this.position?.outcome ?? null;
  }

  open(): void {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#dial();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  /** Answers the current question. False, and nothing is sent, when there is none or it is answered already. */
  act(action: Act['action']): boolean {
    const question = this.question;
    if (question === null || this.#sent !== null) return false;
    this.#sent = { type: 'act', version: question, action };
    this.#doubtful = this.status !== 'open';
    if (!this.#doubtful) this.#send(this.#sent);
    return true;
  }

  /** Says when to be asked in windows, now and whenever the line was down. */
  setStops(stops: Stops): void {
    this.#stops = stops;
    if (this.status === 'open') this.#send({ type: 'stops', stops });
  }

  #dial(): void {
    const socket = this.#connect(addressOf(this.id));
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(event.data);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #opened(): void {
    this.status = 'open';
    this.#tries = 0;
    this.#nonceGiven = this.#stopsSaid = false;
    this.#send({ type: 'resume', version: this.position?.version ?? 0 });
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#closed) return;
    if (isFinal(code)) {
      this.status = 'gone';
      return;
    }
    this.status = 'reconnecting';
    this.#doubtful = true;
    this.#timer = setTimeout(() => this.#dial(), this.#wait(this.#tries++));
  }

  /** The network is back, or the tab is looked at again: no need to sit the wait out. */
  #hurry = (): void => {
    if (this.status !== 'reconnecting' || this.#socket || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    this.#dial();
  };

  #send(message: ClientMessage & (Act | Nonce | Resume | StopsWish)): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(data: unknown): void {
    const message = parse(data);
    if (message?.type === 'table') this.#takeTable(message.table);
    else if (message?.type === 'position') this.#takePosition(message);
    else if (message?.type === 'refused') this.#takeRefusal(message);
  }

  #takeTable(table: TableInfo): void {
    this.info = table;
    if (table.your_seat !== null && this.#stops && !this.#stopsSaid) {
      this.#stopsSaid = true;
      this.#send({ type: 'stops', stops: this.#stops });
    }
    if (table.phase !== 'lobby' || table.your_seat === null || this.#nonceGiven) return;
    this.#nonceGiven = true;
    this.#send({ type: 'nonce', nonce: this.#nonce });
  }

  #takePosition(position: Position): void {
    const known = this.position?.version ?? 0;
    if (this.position && position.version < known) return;
    const repeated = this.position !== null && position.version === known;
    if (!repeated && position.events.length > 0) {
      this.events = [...this.events, ...position.events];
      this.lines = [...this.lines, ...position.lines];
    }
    this.position = position;
    this.#settle(position);
  }

  /** The answer on its way is taken when its question is over; if the question still stands, the line may have lost it. */
  #settle(position: Position): void {
    const sent = this.#sent;
    if (!sent) return;
    if (position.question !== sent.version) this.#sent = null;
    else if (this.#doubtful && this.status === 'open') {
      this.#doubtful = false;
      this.#send(sent);
    }
  }

  #takeRefusal(refused: Refused): void {
    const sent = this.#sent;
    // A second copy of an answer that had arrived after all is refused too; that is no news to anybody.
    if (!sent) return;
    this.#sent = null;
    this.#onRefused(refused.message);
  }
}

/** Reads a message of the protocol; anything else is left unread, so that a newer server does not break an open page. */
function parse(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    return isMessage(message) ? message : null;
  } catch {
    return null;
  }
}

function isMessage(message: unknown): message is ServerMessage {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  if (message.type === 'table') return 'table' in message && typeof message.table === 'object';
  if (message.type === 'position') return 'version' in message && 'events' in message && Array.isArray(message.events) && 'view' in message;
  return message.type === 'refused' && 'message' in message;
}
