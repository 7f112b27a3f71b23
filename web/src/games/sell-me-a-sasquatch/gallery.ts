import { t } from '../../lib/words.svelte';
import { artOf } from './kinds';

export { default as Gallery } from './Gallery.svelte';

export const sample = () => ({ art: artOf('medium'), name: t('kind-medium.short'), of: 'creature' as const });
