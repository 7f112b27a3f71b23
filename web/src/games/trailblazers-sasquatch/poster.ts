import type { Poster } from '../../lib/games';
import picture from './poster.svg?url';

export default { picture, band: 'var(--ink-night)' } satisfies Poster;
