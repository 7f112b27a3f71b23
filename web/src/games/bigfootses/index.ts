import type { GameModule } from '../../lib/games';
import Board from './Table.svelte';

// The frame hands every game an opaque position; this one reads it by its own generated types.
export const Table = Board as unknown as GameModule['Table'];
