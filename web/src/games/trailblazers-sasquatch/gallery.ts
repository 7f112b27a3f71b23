import { t } from '../../lib/words.svelte';
import { sprite } from './sprites';

export { default as Gallery } from './Gallery.svelte';

export const sample = () => ({ art: `${sprite}#sasquatch`, name: t('ts-table-character-sasquatch'), of: 'creature' as const });
