/** A trail card, drawn from its data: the same card is the same picture on every device and in every replay. */
import { INNER, pairAt, pairsOf, type CardFaces, type Pair, type Side } from '../geometry';
import { animalOf, glade } from './animals';
import { chance } from './chance';
import { blob, putPath, smooth, type Cubic, type Point } from './paths';
import { box, filled, ROUND, stroked } from './pen';
import { GROUNDS, GROWTH, SHAPES, type Ground, type Shape } from './symbols';
import { BED, bridge, shine, strokes, trail, way, type Shine, type Trail } from './trails';

/** Which stretches of a card: bits of the short trail of the left and right square, of the long trail in them. */
export const stretch = (half: number, long: boolean): number => 1 << (half + (long ? 2 : 0));

export interface CardLook {
  /** How it lies: plants and animal stay upright. */
  turn?: number;
  /** For small maps: fewer, larger marks. */
  small?: boolean;
  /** Stretches that belong to a loop, and those that would. */
  loop?: number;
  would?: number;
}

interface Crossing {
  place: Point;
  half: 0 | 1;
  /** Whether the short trail goes over: dry land bridges water, otherwise the long trail wins. */
  shortOver: boolean;
}

interface Ways {
  long: Trail;
  /** The long trail in each square, for glows. */
  halves: readonly [readonly Cubic[], readonly Cubic[]];
  shorts: readonly [Trail, Trail];
  crossings: readonly Crossing[];
}

/** The two trails of a half: the long one and the short one. */
function trailsOf(face: number, half: 0 | 1): { long: Pair; short: Pair } {
  const pairs = pairsOf(face);
  const long = pairAt(face, INNER[half]);
  return { long: pairs[long], short: pairs[1 - long] as Pair };
}

function waysOf({ card, first: left, second: right }: CardFaces): Ways {
  const next = chance(card + 1);
  const [one, two] = [trailsOf(left, 0), trailsOf(right, 1)];
  const end = (pair: Pair, inner: Side) => (pair.a === inner ? pair.b : pair.a);
  const west = way(end(one.long, 1), 1, next, 0);
  const east = way(3, end(two.long, 3), next, 100);
  const shorts = [trail(one.short.type, way(one.short.a, one.short.b, next, 0)), trail(two.short.type, way(two.short.a, two.short.b, next, 100))] as const;
  const crosses = [end(one.long, 1) === 3, end(two.long, 3) === 1];
  const crossings = ([0, 1] as const)
    .filter((half) => crosses[half])
    .map((half): Crossing => ({ half, place: [50 + 100 * half, 50], shortOver: one.long.type === 'water' && shorts[half].type !== 'water' }));
  return { long: trail(one.long.type, [...west, ...east]), halves: [west, east], shorts, crossings };
}

/** Two blobs and five contour rings on one of four grounds. */
function land(card: number, ground: Ground, small: boolean): string {
  const next = chance(card * 31 + 7);
  const side = () => (next() < 0.5 ? 0.08 : 0.92);
  const patches = [0, 1].map(() => smooth(blob(200 * (0.1 + 0.8 * next()), 100 * side(), 34 + next() * 30, 24 + next() * 20, next))).join('');
  const [x, y] = [200 * (0.15 + 0.7 * next()), 100 * (next() < 0.5 ? 0.05 : 0.95)];
  const hill = blob(x, y, 78, 52, next, 10);
  const rings = small ? '' : stroked('contour', 1, [1, 2, 3, 4, 5].map((ring) => smooth(hill, ring / 4, x, y)).join(''));
  return box(ground, 0, 0, 200, 100) + filled(`${ground}-2`, patches) + rings;
}

/** Trees, rocks and the animal, clear of every trail. */
function growth({ card, animal }: CardFaces, ways: Ways, ground: Ground, turn: number, small: boolean): string {
  const next = chance(card * 17 + 3);
  const upright = -turn;
  const stops = [ways.long, ...ways.shorts].flatMap((one) => one.stops.filter((_, index) => index % 4 === 0));
  const clear = (x: number, y: number) => {
    let nearest = Infinity;
    for (const stop of stops) nearest = Math.min(nearest, (stop.x - x) ** 2 + (stop.y - y) ** 2);
    return Math.min(Math.sqrt(nearest) - BED / 2 - 3, x - 3, y - 3, 197 - x, 97 - y);
  };
  const taken: { x: number; y: number; r: number }[] = [];
  const room = (x: number, y: number) => taken.reduce((least, one) => Math.min(least, Math.hypot(one.x - x, one.y - y) - one.r), clear(x, y));
  let disc = '';
  const shown = animal ? animalOf(card) : null;
  if (shown) {
    let best = { x: 0, y: 0, r: -Infinity };
    const look = (left: number, top: number, right: number, bottom: number, step: number) => {
      for (let x = Math.max(20, left); x <= Math.min(180, right); x += step) {
        for (let y = Math.max(20, top); y <= Math.min(80, bottom); y += step) {
          const r = clear(x, y);
          if (r > best.r) best = { x, y, r };
        }
      }
    };
    look(20, 20, 180, 80, 8);
    look(best.x - 6, best.y - 6, best.x + 6, best.y + 6, 2);
    const radius = Math.max(15.5, Math.min(best.r + 1, 21));
    taken.push({ ...best, r: radius });
    disc = glade(shown, best.x, best.y, radius, upright);
  }
  const inks = new Map<string, string>();
  let lines = '';
  const most = small ? 5 : 10;
  for (let put = 0, tries = 0; put < most && tries < 260; tries += 1) {
    const kinds = GROWTH[ground];
    const shape: Shape = SHAPES[kinds[Math.floor(next() * kinds.length)] ?? 'fir'];
    const [x, y] = [6 + next() * 188, 6 + next() * 88];
    const reach = shape.reach * (small ? 1.1 : 1);
    if (room(x, y) < reach - 1.5) continue;
    taken.push({ x, y, r: reach - 2 });
    put += 1;
    const place = { x, y, scale: (small ? 1.12 : 1.02) * (0.9 + next() * 0.22), quarters: upright };
    for (const [name, d] of shape.parts) inks.set(name, (inks.get(name) ?? '') + putPath(d, place));
    if (shape.lines) lines += putPath(shape.lines, place);
  }
  return stroked('tuft', 1.7, lines, ROUND) + [...inks].map(([name, d]) => filled(name, d)).join('') + disc;
}

function shineOf(bit: number, { loop = 0, would = 0 }: CardLook): Shine {
  return loop & bit ? 'loop' : would & bit ? 'would' : 'none';
}

function trails(ways: Ways, look: CardLook): string {
  const small = look.small ?? false;
  const shortOf = (half: 0 | 1) => shine(ways.shorts[half].curves, shineOf(stretch(half, false), look)) + strokes(ways.shorts[half], small);
  const over = new Set(ways.crossings.filter((one) => one.shortOver).map((one) => one.half));
  const glows = [0, 1].map((half) => shineOf(stretch(half, true), look));
  const longGlow = glows[0] === glows[1] ? shine(ways.long.curves, glows[0] ?? 'none') : ([0, 1] as const).map((half) => shine(ways.halves[half], glows[half] ?? 'none')).join('');
  const bridges = ways.crossings.map((one) => ({ ...one, ...bridge((one.shortOver ? ways.shorts[one.half] : ways.long).stops, one.place) }));
  return (
    ([0, 1] as const).filter((half) => !over.has(half)).map(shortOf).join('') +
    longGlow + bridges.filter((one) => !one.shortOver).map((one) => one.under).join('') + strokes(ways.long, small) +
    bridges.filter((one) => one.shortOver).map((one) => one.under + shortOf(one.half)).join('') +
    bridges.map((one) => one.over).join('')
  );
}

/** The paper round the picture: what stays of a rounded rectangle of stock round a smaller one. */
export function frame(width: number, height: number, r: number): string {
  const [edge, inner] = [3.4, r - 2];
  const round = (x: number, y: number, w: number, h: number, k: number) =>
    `M${x + k} ${y}H${x + w - k}Q${x + w} ${y} ${x + w} ${y + k}V${y + h - k}Q${x + w} ${y + h} ${x + w - k} ${y + h}H${x + k}Q${x} ${y + h} ${x} ${y + h - k}V${y + k}Q${x} ${y} ${x + k} ${y}Z`;
  return `<path fill="var(--ts-stock)" fill-rule="evenodd" d="${round(0, 0, width, height, r)}${round(edge, edge, width - 2 * edge, height - 2 * edge, inner)}"/>`;
}

/** A line round the whole, a hair wide. */
export const rim = (width: number, height: number, r: number): string =>
  `<rect x=".6" y=".6" width="${width - 1.2}" height="${height - 1.2}" rx="${r - 0.4}" fill="none" stroke="var(--ts-rim)" stroke-width="1.2"/>`;

/** What is cut off at the edge of a picture. */
export function inside(width: number, height: number, inner: string, edge = 2): string {
  const size = `width="${width - 2 * edge}" height="${height - 2 * edge}"`;
  return `<svg x="${edge}" y="${edge}" ${size} viewBox="${edge} ${edge} ${width - 2 * edge} ${height - 2 * edge}">${inner}</svg>`;
}

/** Pictures that were drawn. A game shows each card in a few looks; when there are very many, the drawing starts anew. */
const drawn = new Map<string, string>();
const MOST_KEPT = 600;

/** The picture of a card as it is printed, 200 by 100, unturned: what shows it turns it by `placed`. */
export function cardPicture(faces: CardFaces, look: CardLook = {}): string {
  const { turn = 0, small = false, loop = 0, would = 0 } = look;
  const key = [faces.card, faces.first, faces.second, faces.animal, turn, small, loop, would].join('/');
  let picture = drawn.get(key);
  if (picture === undefined) {
    const ways = waysOf(faces);
    const ground = GROUNDS[(faces.card * 5 + (faces.card >> 2)) % GROUNDS.length] ?? 'meadow';
    picture = box('stock', 0, 0, 200, 100, 7) + inside(200, 100, land(faces.card, ground, small) + growth(faces, ways, ground, turn, small)) + frame(200, 100, 7) + inside(200, 100, trails(ways, look), 0) + rim(200, 100, 7);
    if (drawn.size >= MOST_KEPT) drawn.clear();
    drawn.set(key, picture);
  }
  return picture;
}

const TURNS = ['', 'translate(100 0)rotate(90)', 'translate(200 100)rotate(180)', 'translate(0 200)rotate(270)'];

/** The transform that lays the picture of a card turned, its top left corner at the origin. */
export const turnOf = (turn: number): string => TURNS[turn] ?? '';
