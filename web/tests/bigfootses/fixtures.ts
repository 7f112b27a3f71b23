/** Positions and tables to test with: nothing in them, until a test says otherwise. */
import type { TableInfo } from '../../src/generated/protocol';
import type { DeckRow } from '../../src/lib/api';
import type { Encounter, SeatView, View } from '../../src/games/bigfootses/types';

const row = (id: string, class_id: string, more: DeckRow = {}): DeckRow => ({
  id, class_id, name: '', sort_id: '', copies: 1, number: 0, points: 0, amount: '', text: `Says what ${id} does.`, flavour: '', ...more,
});

/** A small deck. The names are the catalogue's. */
export const DECK: DeckRow[] = [
  row('net-launcher', 'equipment', { sort_id: 'weapon', amount: '+3' }), row('backpack', 'equipment', { sort_id: 'plain' }),
  row('energy-bar', 'item', { amount: '+1' }), row('wrong-form', 'shenanigan'), row('ants', 'shenanigan'), row('heavy-fog', 'modifier', { amount: '+3' }),
  row('mossback', 'bigfoot', { number: 5, points: 1 }), row('irate-goose', 'creature', { number: 5 }), row('granny-larder', 'witch'),
  row('hermit', 'profession'), row('camp-cook', 'profession'), row('podcaster', 'profession'),
];

/** The numbers of the small deck's cards. */
export const [NET, PACK, BAR, FORM, ANTS, FOG] = [0, 1, 2, 3, 4, 5];
export const [MOSSBACK, GOOSE, LARDER] = [0, 1, 2];
export const [HERMIT, COOK, PODCASTER] = [0, 1, 2];

const books = {
  thingies: ['net-launcher', 'backpack', 'energy-bar', 'wrong-form', 'ants', 'heavy-fog'],
  woods: ['mossback', 'irate-goose', 'granny-larder'],
  professions: ['hermit', 'camp-cook', 'podcaster'],
};

export const seat = (change: Partial<SeatView> = {}): SeatView => ({
  hand: null, hand_size: 5, profession: HERMIT, equipment: [], slots: 3, corral: [], points: 0, bigfootses: 0, idle: false, passed: false, ...change,
});

export const view = (change: Partial<View> = {}): View => ({
  audience: 0, situation: 'acting', waiting: [], round: 0, active: 0, actions: 1, can_work: true, seats: [seat({ hand: [] }), seat(), seat()], target_points: 10,
  draw_size: 40, discard: [], woods_size: 60, woods: [], woods_discard: [], at_large: [], witch: null, unused: [], encounter: null, stack: [], asked_about: null,
  memory: { hands: [], public: [], top: [], woods_top: [], pool: [], gone: [] }, reason: null, books, marks: {}, ...change,
});

/** The first worked case: evasiveness 9, a corral of 2, a net worth 3: needs a 4. */
export const encounter = (change: Partial<Encounter> = {}): Encounter => ({
  woods: MOSSBACK, printed: 9, number: 9, number_points: [], skill: 5,
  skill_points: [{ source: 'corral', card: null, amount: 2 }, { source: 'card', card: NET, amount: 3 }], needed: 4, failing: 1, face: null, plus: 0, ...change,
});

const NAMES = ['Robin', 'Maren', 'Otis'];

export const table = (change: Partial<TableInfo> = {}): TableInfo => ({
  id: '1', game: 'bigfootses', phase: 'playing', owner_seat: 0, options: {}, response_ms: 0, starting: false, commitment: '', invite: null, your_seat: 0, played_for_you: 0, rematch_table: null,
  seats: NAMES.map((name, number) => ({ seat: number, name, kind: 'human', bot: null, connected: true, stand_in: false })),
  ...change,
});
