/** The server's HTTP door. Every call either gives what it promises or throws an `ApiError` that can be shown. */
import type { GameInfo, Guide, Joined, Sentence, Share, TableLists, TableOpened, TableSummary } from '../generated/protocol';
import { has, t, type Words } from './words.svelte';

export class ApiError extends Error {
  constructor(readonly id: string, readonly params: Words, readonly english: string, readonly status: number) {
    super(english);
  }
}

/** What went wrong, in the words of the catalogue; the server's English where the catalogue lacks it. */
export function explain(error: unknown): string {
  if (error instanceof ApiError) return sentence({ id: error.id, params: error.params, text: error.english });
  return t('error-offline');
}

export function sentence(message: Sentence): string {
  return has(message.id) ? t(message.id, message.params) : message.text;
}

async function call<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw errorFrom(answer, response.status);
}

function errorFrom(answer: unknown, status: number): ApiError {
  const error = (answer as { error?: Partial<Sentence> } | null)?.error;
  if (!error?.id) return new ApiError('error-server', { status }, t('error-server', { status }), status);
  return new ApiError(error.id, error.params ?? {}, error.text ?? t('error-server', { status }), status);
}

export type SeatWish = { kind: 'human' } | { kind: 'bot'; bot: string };
export interface NewTable {
  game: string;
  name: string;
  seats: SeatWish[];
  options: Record<string, boolean | number>;
}

/** A kind of card of a game, as `squatch deck` prints it. */
export type DeckRow = Record<string, string | number>;

const part = encodeURIComponent;

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  guide: (game: string) => call<Guide>('GET', `/games/${part(game)}/guide`),
  deck: (game: string) => call<DeckRow[]>('GET', `/games/${part(game)}/deck`),
  tables: () => call<TableLists>('GET', '/tables'),
  create: (table: NewTable) => call<TableOpened>('POST', '/tables', table),
  start: (table: string) => call<unknown>('POST', `/tables/${part(table)}/start`, {}),
  leave: (table: string) => call<unknown>('POST', `/tables/${part(table)}/leave`, {}),
  rematch: (table: string) => call<TableOpened>('POST', `/tables/${part(table)}/rematch`, {}),
  invite: (invite: string) => call<TableSummary>('GET', `/invites/${part(invite)}`),
  join: (invite: string, name: string) => call<Joined>('POST', `/invites/${part(invite)}/join`, { name }),
  share: (table: string) => call<Share>('GET', `/tables/${part(table)}/share`),
  qrPath: (table: string) => `/api/tables/${part(table)}/share.svg`,
  recordPath: (table: string) => `/api/tables/${part(table)}/record`,
};
