/**
 * The animals: flat silhouettes in two inks on a cream disc, 40 by 40 round the origin. Which one a card shows is
 * decoration; that it shows one is what the rules count.
 */
import { circle } from './paths';
import { filled, ink, moved, ROUND, stroked } from './pen';

const dark = (d: string) => filled('beast', d);
const light = (d: string) => filled('glade', d);
const warm = (d: string) => filled('beast-warm', d);
const line = (d: string) => stroked('beast', 1.9, d, ROUND);
const lightLine = (d: string) => stroked('glade', 1.5, d, ROUND);

const ANIMALS = {
  deer:
    dark('M-12-1C-12-5-8-5-5-5H3L6.5-11L11-12.5L15-10.5L14.6-8.6L10.5-7.6L9 1.5V14H6.8L6.2 5.5H-5.4L-6.6 14H-8.8L-9.4 6L-10.6 5L-11.6 14H-13.4L-12.8 3Z') +
    line('M8.6-12C7-14.5 7-17 8-19M7.4-14.6L3.6-17.4M10.4-12.6C12-14.6 13-16 12.6-18.6M12-15.4L15.6-17') +
    light('M-12.6-3.4L-14.4-.6L-11.6.4Z' + circle(11, -10.4, 0.9)),
  owl:
    dark('M-11-17L-6-13.4H6L11-17C12-9 12-2 10.6 4C9 10.6 5 13.4 0 13.4C-5 13.4-9 10.6-10.6 4C-12-2-12-9-11-17Z') +
    light(circle(-4.7, -7, 4.4) + circle(4.7, -7, 4.4)) + dark(circle(-4.2, -7, 2) + circle(4.2, -7, 2)) + warm('M-1.8-3.6H1.8L0 .4Z') +
    lightLine('M-5 3l2.4 2l2.4-2M.6 3L3 5l2.4-2M-2.4 7.4L0 9.4l2.4-2') + line('M-12.5 14.4H12.5'),
  bear:
    dark('M-16 5C-17-4-11-9.6-3-9.2C0-9 2-8.6 4-8.4C4-12 8-12.6 8.6-9.4C11-9.4 13-7.4 13.6-5L17-3.4C17.6-1.4 16.6 0 14.6.4L11 1.4L9.6 14H4.6L4 7.4C0 8.6-4 8.4-7 7.4L-7.6 14H-12.6L-13 8Z') +
    light(circle(11.2, -5, 1) + 'M14.4-3.8L17-3.2L16-1.6Z'),
  fox:
    warm('M-3 14C-13 15-18 8-15.6-1C-12.6-3-10.4 4-6 4.6C-5.4-1-2-4.6 1-6L.6-16L5-11.4H8.4L12.8-16L13-7L9.4-.6L8.6 14Z') +
    light('M-15.6-1C-12.6-3-11.6 1.4-9.6 3.4L-15.8 6C-16.6 3.6-16.4 1-15.6-1ZM3-4.6L7 1L10.8-4.4L9-.4C9 4 6.4 8 3.6 8.6C2 5 1.6-1 3-4.6Z') +
    dark(circle(4.4, -7.4, 1.1) + circle(9.4, -7.4, 1.1) + circle(7, 0.2, 1.5)),
  squirrel:
    warm('M-3 13C-12 14-16 8-13 2C-17-3-16-13-8-14.6C-1-15.4 0-8-4-6.4C-6-5.6-7-8-5.6-9C-9-9.6-10-4-6.6-1.4C-4.4.4-3.4 3-3.4 5Z') +
    dark('M-4 13.4C-5 6-3 0 2-3L2.6-9L5.4-6.6C9-7 12-5 13-2C12.6 0 10-.2 8.6 0C8 2 9 3 11 3L12 5.4C9.6 6.4 8 6 7 5.4C8 8 8 11 9.4 13.4Z') +
    light(circle(8.2, -3.6, 1.1)) + warm(circle(12.4, 4.2, 2.2)),
  hare:
    dark('M-13 14C-16 9-14 2-7 0C-2-1.6 0-1 2-3C1-9-1-14-3.4-18C0-18.6 4-12 5-7.6C5.4-12 6.4-16 8-19C10.6-17 9.6-10 8.6-6C12-5 14-2.4 13.4-.4C12.6 1.4 10 1.6 8.4 2C7 5 7 9 9.4 14H4L2.6 10C0 11-3 11-4 14Z') +
    light(circle(-13, 8, 3) + circle(9.4, -2.6, 1)),
  heron:
    dark('M-14 2C-10-4-4-5.4 0-4C3-6 3.6-8 2.4-11C1.4-14 3-17.6 7-17.4L17-14L7.8-13.2C6-13.4 5.8-12.4 6.2-10.6C7.4-6 6.4-2 3 1C0 4-4 4.6-7 4.2Z') +
    line('M-2 3.6V15M2 2V15M-2 15H1M2 15H5M5-17.2C2-18.6 0-18.4-3-17') + light(circle(7, -15.2, 0.9)),
  beaver:
    warm('M-7 7.6C-11 4.6-15.4 3.6-16.8 7C-17.6 10.4-13 13.6-8 13.4Z') + lightLine('M-15 6.4l3.6 4.4M-12 5.8l3.2 4.8M-14.6 10l3.2-4M-11.6 12l2.6-3.8') +
    dark('M-11 13.6C-13 2-6-7 3-7.4C4-9.4 6.6-9 7-7C12-6.4 15-3 15-.4C15 2 12.6 3 10 3.4C11 6 11 8 9.6 9.4L11.6 13.6Z') +
    light(circle(9, -3.4, 1.1) + 'M11 2.8h3l-.4 3.4h-2.2Z'),
  badger:
    dark('M-17 6C-18-3-10-7-2-7C4-7 6-5 9-4L17 2C18 4 17 6 15 6.4L9 7C7 9 7 11 7.4 14H3L1.6 10C-2 10.6-5 10.4-8 9.6L-9 14H-13.4L-13.6 9C-15.4 8.4-16.6 7.6-17 6Z') +
    light('M1-6.8L5-6C9-3.6 12-1 15.6 2.4L13.8 3.4C10 .4 6-2 .6-4Z') + light(circle(10, 2.6, 0.9)) + warm(circle(16.2, 3.6, 1.4)),
  jay:
    dark('M-18 8L-7-2C-5-9 0-13 6-13L11-16L10.4-11.4C12-10.6 13-9.4 13.2-8L18-6.4L13-4.8C12 2 7 7 0 7.4L-6 5.6L-14 13Z') +
    warm('M-12 5C-6 5-2 2 1-3C2 2-2 6.4-7 6.6Z') + light(circle(9, -9, 1.1)) + line('M1 7V14M4 6.4V14M-1.6 14.4H7'),
} as const;

export type Animal = keyof typeof ANIMALS;
export const ANIMAL_NAMES = Object.keys(ANIMALS) as readonly Animal[];

/** The animal a card shows, if it shows one. */
export const animalOf = (card: number): Animal => ANIMAL_NAMES[(card * 7 + Math.floor(card / 9)) % ANIMAL_NAMES.length] ?? 'fox';

/** The silhouette alone. */
export const silhouette = (animal: Animal): string => ANIMALS[animal];

/** The disc with the animal: what must be seen from afar. */
export const glade = (animal: Animal, x: number, y: number, radius: number, quarters: number): string =>
  moved(x, y, radius / 20, quarters, `<circle r="20" fill="${ink('glade')}" stroke="${ink('beast')}" stroke-width="1.4"/>${ANIMALS[animal]}`);
