/** The three plain bases that mark the rows of discards: a strip of the way, hills, and the sign of its type. */
import type { TrailType } from '../geometry';
import { frame, inside, rim } from './card';
import { box, filled, moved } from './pen';
import { sign } from './signs';
import { strokes, trail } from './trails';

/** The picture of a plain base, 200 by 100; with room for its name at the right, or with the sign alone. */
export function rowPicture(type: TrailType, named: boolean): string {
  const path = trail(type, [[[0, 84], [60, 74], [130, 98], [200, 82]]]);
  const hills = filled('fir-light', 'M0 74L32 58L62 72L104 54L138 72L166 60L200 76V100H0Z');
  return (
    box('stock', 0, 0, 200, 100, 7) + inside(200, 100, box(`${type}-row`, 0, 0, 200, 100) + hills + strokes(path, !named)) + frame(200, 100, 7) +
    (named ? moved(36, 36, 1.3, 0, sign(type)) : moved(100, 44, 1.75, 0, sign(type))) + rim(200, 100, 7)
  );
}
