/**
 * A finished map to take home: a poster with title, legend and value, as a drawing (SVG) or a picture (PNG). It stands by
 * itself: colours are the inks by day, and the letters come along as a font.
 */
import { basePicture, PLATE, plateWidth } from './drawing/base';
import { cardPicture, inside, turnOf } from './drawing/card';
import { chance } from './drawing/chance';
import { blob, putPath, short, smooth } from './drawing/paths';
import { filled, stroked } from './drawing/pen';
import { sign } from './drawing/signs';
import { at, boundsOf, seenOf, sizeOf, squaresOf, TYPES, type Loop, type Piece } from './geometry';
import sheet from './inks.css?raw';
import { glowsOf, labelSquare } from './tracing';
import type { BaseNames } from './twin';

/** What stands on the poster. */
export interface Poster {
  pieces: readonly Piece[];
  loops: readonly Loop[];
  names: BaseNames;
  title: string;
  /** When and by whom it was made, and how it ended: a line each. */
  lines: readonly string[];
  /** What the three types are called, in their order. */
  types: readonly string[];
}

const DAY = new Map([...(sheet.split('\n}')[0] ?? '').matchAll(/(--ts-[\w-]+):\s*(#\w+)/g)].map(([, name = '', value = '']) => [name, value]));
/** Drawings name inks as variables; a file of its own has to say the colours. */
const inked = (picture: string): string => picture.replaceAll(/var\((--ts-[\w-]+)\)/g, (_, name: string) => DAY.get(name) ?? '#000000');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The paper round the map: above it the title, below it the legend. */
const MARGIN = { side: 70, top: 252, bottom: 270 } as const;
/** How far in the inner line of the frame is. */
const FRAME = 27;
const LEAST_WIDTH = 1000;
const FAMILY = 'Squatch Display';

const letters = (x: number, y: number, size: number, ink: string, anchor: string, text: string): string =>
  `<text x="${short(x)}" y="${short(y)}" font-family="'${FAMILY}','Arial Narrow',Impact,sans-serif" font-weight="900" font-size="${size}" text-anchor="${anchor}" fill="var(--ts-${ink})">${escaped(text)}</text>`;

function pieceOn(piece: Piece, names: BaseNames, loop: number, over: boolean): string {
  const [width, height] = sizeOf(piece, piece.turn);
  const shadow = `<rect x="2" y="${over ? 6 : 4}" width="${width * 100}" height="${height * 100}" rx="7" fill="var(--ts-drop)"/>`;
  const picture = piece.card ? `<g transform="${turnOf(piece.turn)}">${cardPicture(piece.card, { turn: piece.turn, loop })}</g>` : piece.base && piece.sides ? basePicture(piece.base, piece.sides, { loop }) : '';
  let plate = '';
  if (piece.base) {
    const name = names[piece.base].toUpperCase();
    const broad = plateWidth(name.length);
    plate = `<rect x="${short(PLATE.x - broad / 2)}" y="${short(PLATE.y - PLATE.height / 2)}" width="${short(broad)}" height="${PLATE.height}" rx="3" fill="var(--ts-plate)" stroke="var(--ts-plate-edge)" stroke-width="1.2"/>` +
      letters(PLATE.x, PLATE.y + 6.3, PLATE.letter, 'plate-text', 'middle', name);
  }
  return `<g transform="translate(${piece.x * 100} ${piece.y * 100})">${shadow}${picture}${plate}</g>`;
}

function pill(loop: Loop, pieces: readonly Piece[]): string {
  const { x, y } = labelSquare(loop, pieces);
  return `<g transform="translate(${x * 100 + 50} ${y * 100 + 50})"><rect x="-45" y="-24" width="90" height="48" rx="24" fill="var(--ts-pill)" stroke="var(--ts-pill-text)" stroke-width="2"/><g transform="translate(-21 0)scale(.95)">${sign(loop.type)}</g>${letters(18, 11, 31, 'pill-text', 'middle', String(loop.value))}</g>`;
}

/** Woods along the foot of the poster, and contour lines behind the map. */
function woods(width: number, height: number): string {
  const next = chance(9);
  const foot = height - FRAME;
  const hill = blob(width / 2, height * 0.55, width * 0.5, height * 0.5, next, 11);
  const contours = [0.4, 0.6, 0.8, 1, 1.2].map((scale) => smooth(hill, scale, width / 2, height * 0.55)).join('');
  let trees = '';
  for (let x = FRAME; x < width - FRAME; x += 34 + next() * 30) trees += putPath('M0-15L8-3H4.6L10 9H-10L-4.6-3H-8Z', { x, y: foot - 30 + next() * 8, scale: 2.2 + next() * 1.6, quarters: 0 });
  return inside(width, height, stroked('ground-line', 2, contours), FRAME) + inside(width, height, filled('oak-light', `M0 ${foot}V${foot - 62}Q${short(width * 0.3)} ${foot - 100} ${short(width * 0.6)} ${foot - 66}T${short(width)} ${foot - 78}V${foot}Z`) + filled('fir-dark', `${trees}M0 ${foot}V${foot - 40}H${short(width)}V${foot}Z`), FRAME);
}

/** The poster as SVG. `font` is a font file in base64, for the letters to look as they do in the product. */
export function posterSvg({ pieces, loops, names, title, lines, types }: Poster, font?: string): string {
  const bounds = boundsOf(pieces);
  const map = { width: (bounds.right - bounds.left) * 100, height: (bounds.bottom - bounds.top) * 100 };
  const width = Math.max(LEAST_WIDTH, map.width + 2 * MARGIN.side);
  const height = map.height + MARGIN.top + MARGIN.bottom;
  const glows = glowsOf(loops, pieces, seenOf(pieces));
  const taken = new Set<string>();
  const laid = pieces.map((piece, index) => {
    const squares = squaresOf(piece).map(([x, y]) => at(x, y));
    const over = squares.some((square) => taken.has(square));
    for (const square of squares) taken.add(square);
    return pieceOn(piece, names, glows.get(index) ?? 0, over);
  });
  const legend = TYPES.map((type, index) => `<g transform="translate(${short(width / 2 + (index - 1) * 230 - 70)} ${height - 186})"><g transform="scale(1.3)">${sign(type)}</g>${letters(38, 11, 32, 'pill-text', 'start', types[index] ?? '')}</g>`).join('');
  const face = font ? `<defs><style>@font-face{font-family:"${FAMILY}";font-weight:900;src:url(data:font/woff2;base64,${font}) format("woff2")}</style></defs>` : '';
  const frame = (inset: number, broad: number) => `<rect x="${inset}" y="${inset}" width="${short(width - 2 * inset)}" height="${height - 2 * inset}" fill="none" stroke="var(--ts-fir-dark)" stroke-width="${broad}"/>`;
  return inked(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${height}" width="${short(width)}" height="${height}" role="img"><title>${escaped(title)}</title>${face}` +
      `<rect width="${short(width)}" height="${height}" fill="var(--ts-ground)"/>${woods(width, height)}${frame(14, 8)}${frame(FRAME, 2)}` +
      letters(width / 2, 122, Math.min(84, (width - 160) / (title.length * 0.42)), 'fir-dark', 'middle', title.toUpperCase()) + lines.map((line, index) => letters(width / 2, 170 + index * 42, Math.min(34, (width - 160) / (line.length * 0.42)), 'beast-warm', 'middle', line)).join('') +
      `<g transform="translate(${short((width - map.width) / 2 - bounds.left * 100)} ${MARGIN.top - bounds.top * 100})">${laid.join('')}${loops.map((loop) => pill(loop, pieces)).join('')}</g>${legend}</svg>`,
  );
}

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

/** The display font as the page has it, in base64; undefined when it cannot be had, which only changes the letters. */
async function displayFont(): Promise<string | undefined> {
  const { default: address } = await import('../../assets/fonts/sofia-sans-extra-condensed-latin-900-normal.woff2?url');
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? base64(new Uint8Array(await answer.arrayBuffer())) : undefined;
}

/** A picture is never broader or higher than this, in pixels: some phones draw no larger ones. */
const MOST_PIXELS = 4096;

/** The poster as a PNG. Rejects when the browser cannot draw it. */
async function posterPng(svg: string): Promise<Blob> {
  const picture = new Image();
  // The content policy lets pictures come from the page itself and from data, not from blobs.
  picture.src = `data:image/svg+xml;base64,${base64(new TextEncoder().encode(svg))}`;
  await picture.decode();
  const scale = Math.min(2, MOST_PIXELS / Math.max(picture.naturalWidth, picture.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.naturalWidth * scale);
  canvas.height = Math.round(picture.naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the canvas gave no picture'))), 'image/png'));
}

/** Draws the poster and hands it to the browser to keep. Rejects when a PNG cannot be drawn. */
export async function saveMap(poster: Poster, as: 'svg' | 'png', name: string): Promise<void> {
  const svg = posterSvg(poster, await displayFont());
  const blob = as === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await posterPng(svg);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.${as}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
