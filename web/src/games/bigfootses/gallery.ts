import { t } from '../../lib/words.svelte';
import { sprites } from './sprites';

export { default as Gallery } from './Gallery.svelte';

export const sample = () => ({ art: `${sprites.woods}#mossback`, name: t('bf-card-mossback'), of: 'creature' as const });
