/** The signs of the three types: a boot, a wheel, waves, each on a disc. */
import type { TrailType } from '../geometry';
import { circle } from './paths';
import { filled, ink, ROUND, stroked } from './pen';

const SIGNS: Record<TrailType, string> = {
  foot: filled('foot-bed', 'M-8-15H3V-3C8-2 13 1 14 6V10H-9V2C-9-4-8-9-8-15ZM-10 12H15V15H-10Z'),
  bike: stroked('bike-ink', 2.6, `${circle(0, 0, 12.4)}M0-12V12M-12 0H12M-8.5-8.5L8.5 8.5M-8.5 8.5L8.5-8.5`) + filled('bike-ink', circle(0, 0, 3)),
  water: stroked('water-ink', 3.2, 'M-15-6q5-6 10 0t10 0t10 0M-15 2q5-6 10 0t10 0t10 0M-15 10q5-6 10 0t10 0t10 0', ROUND),
};

/** A sign of radius 20 round the origin. */
export const sign = (type: TrailType): string => `<circle r="20" fill="${ink(`${type}-sign`)}" stroke="${ink('stock')}" stroke-width="2"/><g transform="scale(.86)">${SIGNS[type]}</g>`;
