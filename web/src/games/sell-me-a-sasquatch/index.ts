import pieces from '../../assets/sprites/pieces.svg?url';
import { cutUp, readAhead } from '../../lib/cut';
import sprite from './cards.svg?url';

export { default as Table } from './Table.svelte';
export const ready = (): Promise<void> => Promise.all([cutUp(sprite), cutUp(pieces)]).then(readAhead);
