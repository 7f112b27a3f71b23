/** Positions and tables to test with: nothing in them, until a test says otherwise. */
import type { TableInfo } from '../../src/generated/protocol';
import type { Kind, SeatView, View } from '../../src/games/sell-me-a-sasquatch/types';

type Facts = View['kinds'][number];

const creature = (kind: Kind, set_size: number): Facts => ({ kind, name: null, type: 'creature', copies: 4, set_size, effect: 'win-tokens', amount: 1 });
const nasty = (kind: Kind, set_size: number, effect: Facts['effect'], amount: number): Facts => ({ kind, name: null, type: 'nasty', copies: 4, set_size, effect, amount });
const thing = (kind: Kind, effect: Facts['effect']): Facts => ({ kind, name: null, type: 'thingamabob', copies: 4, set_size: null, effect, amount: 1 });

export const KINDS: Facts[] = [
  creature('giant', 1), creature('big', 2), creature('medium', 3), creature('tiny', 4),
  nasty('poison-pill-bug', 2, 'steal-cards', 1), nasty('loan-shark', 2, 'steal-cards', 2), nasty('trojan-horse', 3, 'steal-token', 1),
  thing('platonic-isolator', 'take-token'), thing('detrital-repositioner', 'discard-card'), thing('super-detrital-repositioner', 'discard-two-cards'),
  thing('cryptozooptic-expander', 'add-card'), thing('spectroelectric-optimeter', 'turn-card'),
];

export const seat = (change: Partial<SeatView> = {}): SeatView => ({
  hand: null, hand_size: 5, collection: [], tokens: 0, deal: null, passed: false, sets: [], completes: [], drawn: 0, ...change,
});

export const view = (change: Partial<View> = {}): View => ({
  audience: 0, phase: 'offering', turn: 0, buyer: 0, waiting: [], seats: [seat({ hand: [] }), seat(), seat()], draw_size: 100, discard: [],
  target_tokens: 4, kinds: KINDS, late_isolator: false, late_window: false, stealing_from: null, steals: 0, facing: null, reshuffle: null,
  victim: 0, idle: 0, due: [], reason: null, ...change,
});

const NAMES = ['Robin', 'Maren', 'Otis'];

export const table = (change: Partial<TableInfo> = {}): TableInfo => ({
  id: '1', game: 'sell-me-a-sasquatch', phase: 'playing', owner_seat: 0, options: {}, response_ms: 0, starting: false, commitment: '', invite: null,
  your_seat: 0, played_for_you: 0, rematch_table: null,
  seats: NAMES.map((name, number) => ({ seat: number, name, kind: 'human', bot: null, connected: true, stand_in: false })),
  ...change,
});
