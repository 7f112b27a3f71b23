/** Views and tables to test with: nothing happens in them, until a test says otherwise. */
import type { TableInfo } from '../../src/generated/protocol';
import type { Card, RowView, SeatView, View } from '../../src/games/trailblazers-sasquatch/types';
import { hand, loops, pieces } from './position';

export const card = (number: number, change: Partial<Card> = {}): Card => ({ card: number, first: 2, second: 14, long: 'bike', animal: false, ...change });
export const [FIRST, SECOND] = [card(hand.card, { animal: true }), card(9, { first: 4, second: 23, long: 'foot' })];

export const seat = (change: Partial<SeatView> = {}): SeatView => ({
  hand: null, hand_size: 2, left: [], left_size: 0, character: null, passed: false, talked: false, statement: null, ...change,
});

export const row = (name: RowView['row'], count = 0, change: Partial<RowView> = {}): RowView => ({
  row: name, discards: Array.from({ length: count }, (_, index) => ({ seat: index % 3, card: null })), stack: null, known: [], ...change,
});

export const view = (change: Partial<View> = {}): View => ({
  audience: 0, phase: 'showing', turn: 6, active: 0, waiting: [0],
  seats: [seat({ hand: [FIRST, SECOND], character: 'tourist' }), seat(), seat()],
  pieces: pieces.map((piece) => ({ ...piece, card: piece.card && { ...piece.card, long: 'foot' as const }, sides: piece.sides && [...piece.sides], by: 1 })),
  loops: loops.map((loop) => ({ ...loop, path: loop.path.map((square) => ({ ...square })) })), loop_total: 15,
  supply: [{ base: 'foot-bike', sides: ['foot', 'foot', 'bike', 'bike'] }], rows: [row('foot', 3), row('bike', 5), row('water', 2)], row_size: 12, deck_size: 87,
  shown: null, hints: [], must_base: false, accusable: true, late_accusations: false, trail_placers: [0, 1, 2], first: 0, hunters_from: null,
  pursuit: null, accusation: null, result: null, ...change,
});

export const pursuit = (change: Partial<NonNullable<View['pursuit']>> = {}): NonNullable<View['pursuit']> => ({
  sasquatch: 2, figure: 3, tally: 2, tally_end: 5, last_turn: false, drawn: [], removed: [], ...change,
});

const NAMES = ['Robin', 'Maren', 'Otis'];

export const table = (change: Partial<TableInfo> = {}): TableInfo => ({
  id: '1', game: 'trailblazers-sasquatch', phase: 'playing', owner_seat: 0, options: {}, response_ms: 0, starting: false, commitment: '', invite: null, your_seat: 0, played_for_you: 0, rematch_table: null,
  seats: NAMES.map((name, number) => ({ seat: number, name, kind: 'human', bot: null, connected: true, stand_in: false })),
  ...change,
});
