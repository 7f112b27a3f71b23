/**
 * The map in words: every legal place as a sentence, the most interesting first, and what lies on the table. What a place
 * would change comes from the server's hints; what it lies beside is read off the map.
 */
import { animalOf } from './drawing/animals';
import { at, INNER, laid, pairAt, pairsOf, seenOf, SIDE_NAMES, squaresOf, STEP, type BaseName, type CardFaces, type Held, type Loop, type Piece, type Seen, type SideName, type Spot, type TrailType } from './geometry';
import { sameSpot } from './spots';
import { t, type Words } from '../../lib/words.svelte';

export interface LoopChange {
  base: BaseName;
  type: TrailType;
  value: number;
}
/** A legal placement that changes loops, as the server says. */
export interface Hint extends Spot {
  closed: readonly LoopChange[];
  broken: readonly LoopChange[];
}
export type BaseNames = Readonly<Record<BaseName, string>>;

export const GROUPS = ['closes', 'base', 'goes-on', 'covers', 'other'] as const;
export type Group = (typeof GROUPS)[number];

/** What is to be said of a place. */
export interface Told {
  spot: Spot;
  group: Group;
  /** The base it lies beside, if any. */
  base: BaseName | null;
  sentence: string;
}

/** A square in the notation of the table: columns W… L R E…, rows N… T B S…, counted from the first base. */
export const squareName = (x: number, y: number): string =>
  t('ts-table-square', {
    column: x < 0 ? 'west' : x > 1 ? 'east' : x === 0 ? 'left' : 'right',
    columns: x < 0 ? -x : x - 1,
    row: y < 0 ? 'north' : y > 1 ? 'south' : y === 0 ? 'top' : 'bottom',
    rows: y < 0 ? -y : y - 1,
  });

/** What cards are called: by their number, from 1. */
export const cardNumber = (card: number): number => card + 1;

interface Facts {
  spot: Spot;
  hint: Hint | undefined;
  base: { name: BaseName; side: SideName } | null;
  card: { card: number; side: SideName } | null;
  /** Cards it covers, one a square. */
  over: readonly number[];
  goesOn: number;
  stops: number;
}

/** What a piece would lie beside and over. */
function factsOf(pieces: readonly Piece[], seen: ReadonlyMap<string, Seen>, held: Held, spot: Spot, hints: readonly Hint[]): Facts {
  const piece = laid(held, spot);
  const own = seenOf([piece]);
  const facts: Facts = { spot, hint: hints.find((one) => sameSpot(one, spot)), base: null, card: null, over: [], goesOn: 0, stops: 0 };
  const over: number[] = [];
  for (const [x, y] of squaresOf(piece)) {
    const under = seen.get(at(x, y));
    const card = under && pieces[under.piece]?.card;
    if (card) over.push(card.card);
    STEP.forEach(([dx, dy], side) => {
      const beside = own.has(at(x + dx, y + dy)) ? undefined : seen.get(at(x + dx, y + dy));
      const other = beside && pieces[beside.piece];
      if (!beside || !other) return;
      // It lies to the other side of what is beside it.
      const name = SIDE_NAMES[(side + 2) % 4] ?? 'north';
      if (other.base) facts.base ??= { name: other.base, side: name };
      else if (other.card) facts.card ??= { card: other.card.card, side: name };
      if (trailAt(piece, own.get(at(x, y)), side) === trailAt(other, beside, (side + 2) % 4)) facts.goesOn += 1;
      else facts.stops += 1;
    });
  }
  return { ...facts, over };
}

function trailAt(piece: Piece, seen: Seen | undefined, side: number): TrailType | undefined {
  if (piece.base) return piece.sides?.[side];
  return typeof seen?.face === 'number' ? pairsOf(seen.face)[pairAt(seen.face, side)].type : undefined;
}

function groupOf({ hint, base, over, goesOn, stops }: Facts): Group {
  if (hint) return 'closes';
  if (base) return 'base';
  if (goesOn > 0 && stops === 0) return 'goes-on';
  return over.length > 0 ? 'covers' : goesOn > 0 ? 'goes-on' : 'other';
}

function sentenceOf({ spot, hint, base, card, over, goesOn, stops }: Facts, names: BaseNames): string {
  const place: Words = { square: squareName(spot.x, spot.y), turn: spot.turn };
  const [first] = over;
  const sentences = [
    base ? t('ts-table-spot-base', { ...place, base: names[base.name], side: base.side })
    : first !== undefined ? t('ts-table-spot-over', { ...place, card: cardNumber(first), squares: over.length })
    : card ? t('ts-table-spot-card', { ...place, card: cardNumber(card.card), side: card.side })
    : t('ts-table-spot-free', place),
    ...(hint?.closed ?? []).map(({ type, value }) => t('ts-table-spot-closes', { type, value })),
    ...(hint?.broken ?? []).map(({ type, value }) => t('ts-table-spot-ends', { type, value })),
  ];
  if (base && over.length > 0) sentences.push(t('ts-table-spot-covers', { squares: over.length }));
  if (goesOn > 0) sentences.push(t('ts-table-spot-goes-on', { trails: goesOn, stops }));
  else if (stops > 0) sentences.push(t('ts-table-spot-stops', { stops }));
  return sentences.join(' ');
}

const gainOf = (hint: Hint | undefined): number => sum(hint?.closed) - sum(hint?.broken);
const sum = (changes: readonly LoopChange[] = []): number => changes.reduce((all, { value }) => all + value, 0);

/** Every legal place in words: by group, the best of each first. */
export function spotsInWords(pieces: readonly Piece[], held: Held, legal: readonly Spot[], hints: readonly Hint[], names: BaseNames): Told[] {
  const seen = seenOf(pieces);
  const far = ({ spot }: Facts) => Math.min(...pieces.filter((one) => one.base).map((one) => Math.abs(one.x - spot.x) + Math.abs(one.y - spot.y)));
  const facts = legal.map((spot) => factsOf(pieces, seen, held, spot, hints));
  const order = (one: Facts) => [GROUPS.indexOf(groupOf(one)), -gainOf(one.hint), one.stops - one.goesOn, far(one), one.spot.y, one.spot.x, one.spot.turn];
  const ranked = facts.map((one) => ({ one, rank: order(one) }));
  ranked.sort((a, b) => a.rank.map((value, index) => value - (b.rank[index] ?? 0)).find((difference) => difference !== 0) ?? 0);
  return ranked.map(({ one }) => ({ spot: one.spot, group: groupOf(one), base: one.base?.name ?? null, sentence: sentenceOf(one, names) }));
}

/** A trail card in words, as it is printed. */
export function cardInWords({ card, first, second, animal }: CardFaces): string {
  const [left, right] = [first, second].map((face, half) => {
    const inner = INNER[half as 0 | 1];
    const long = pairAt(face, inner);
    const pair = pairsOf(face)[long];
    return { long: pair.type, end: SIDE_NAMES[pair.a === inner ? pair.b : pair.a] ?? 'north', short: pairsOf(face)[1 - long]?.type ?? 'foot' };
  });
  const said = t('ts-table-card', { card: cardNumber(card), long: left?.long ?? 'foot', from: left?.end ?? 'west', to: right?.end ?? 'east', first: left?.short ?? 'foot', second: right?.short ?? 'foot' });
  return animal ? [said, t('ts-table-card-animal', { animal: animalOf(card) })].join(' ') : said;
}

/** What lies on the table: bases, loops, the figure, then the cards from the last to the first. */
export function mapInWords(pieces: readonly Piece[], loops: readonly Loop[], figure: number | null, names: BaseNames): string[] {
  const visible = new Map<number, number>();
  for (const { piece } of seenOf(pieces).values()) visible.set(piece, (visible.get(piece) ?? 0) + 1);
  const bases = pieces.flatMap(({ base, x, y }) => (base ? [t('ts-table-lies-base', { square: squareName(x, y), base: names[base] })] : []));
  const cards = pieces.flatMap(({ card, x, y, turn }, index) => (card ? [t('ts-table-lies-card', { square: squareName(x, y), card: cardNumber(card.card), turn, seen: visible.get(index) ?? 0 })] : []));
  const stood = figure === null ? undefined : pieces[figure];
  return [
    ...bases,
    ...loops.map(({ base, type, value }) => t('ts-table-lies-loop', { base: names[base], type, value })),
    ...(stood ? [t('ts-table-lies-figure', { square: squareName(stood.x, stood.y) })] : []),
    ...cards.reverse(),
  ];
}

/** Whether a place is wanted: by how it is turned, and by the base beside it. */
export const wanted = (told: Told, turn: number | null, base: BaseName | null): boolean => (turn === null || told.spot.turn === turn) && (base === null || told.base === base);
