import pieces from '../../assets/sprites/pieces.svg?url';
import type { Poster } from '../../lib/games';
import cards from './cards.svg?url';
import picture from './poster.svg?url';

export default { picture, band: 'var(--ink-bark)', ahead: [cards, pieces] } satisfies Poster;
