/**
 * Every sentence a person sees: looked up in the Fluent catalogues, never written in a component.
 *
 * The product's catalogue and that of refusals come with the page; a game's comes when the game is shown (`loadGameWords`), and what only
 * one rarely visited page says comes with that page (`loadPageWords`).
 * `?lang=en-XA` shows the English catalogue accented, longer and in brackets, so that text which bypassed
 * the catalogue, or a layout that cannot grow, is seen at a glance.
 */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentVariable } from '@fluent/bundle';

export type Words = Record<string, string | number>;
/** One stretch of a sentence: plain text, or the value of a parameter that is shown its own way. */
export type Part = { text: string; name?: string };

const PSEUDO = 'en-XA';
const OPEN = '\u27E6';
const CLOSE = '\u27E7';
/** Private-use characters that fence a marked parameter inside a formatted sentence. */
const MARK = '\uE000';
const MID = '\uE001';
const END = '\uE002';

/** English stands behind every language, so it comes with the page itself and costs no way to the server and back. */
const english = import.meta.glob<string>('../../../src/squatch/words/{en,errors.en}.ftl', { query: '?raw', import: 'default', eager: true });
const productFiles: Record<string, () => Promise<string>> = {
  ...Object.fromEntries(Object.entries(english).map(([file, text]) => [file, () => Promise.resolve(text)])),
  ...import.meta.glob<string>(['../../../src/squatch/words/*.ftl', '!../../../src/squatch/words/{cli,design,credits}.*.ftl', '!../../../src/squatch/words/{en,errors.en}.ftl'], { query: '?raw', import: 'default' }),
};
/** What the start page says of each game comes with the page too; the rest of a game's catalogue when it is shown. */
const posterFiles = import.meta.glob<string>('../../../src/squatch/games/*/words/en.ftl', { query: '?poster', import: 'default', eager: true });
const pageFiles = import.meta.glob<string>('../../../src/squatch/words/{design,credits}.*.ftl', { query: '?raw', import: 'default' });
const gameFiles = import.meta.glob<string>('../../../src/squatch/games/*/words/*.ftl', { query: '?raw', import: 'default' });

let bundles: FluentBundle[] = [];
let pseudo = false;
const loaded = new Map<string, Promise<void>>();
/** Rises when a catalogue arrives, so that sentences on screen are looked up again. */
let generation = $state(0);

const ACCENTS: Record<string, string> = {
  a: 'åa', e: 'éé', i: 'ï', o: 'öø', u: 'üü', y: 'ý', A: 'Å', E: 'É', I: 'Ï', O: 'Ø', U: 'Ü', c: 'ç', n: 'ñ', s: 'š', z: 'ž', C: 'Ç', N: 'Ñ', S: 'Š',
};
const accent = (text: string): string => text.replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter] ?? letter);

function languagesAvailable(): string[] {
  return Object.keys(productFiles).map(languageOf);
}

/** `en.ftl`, and `<part>.en.ftl` where a game keeps what only its table says apart. */
function languageOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).split('.').at(-2) ?? '';
}

function gameOf(file: string): string {
  return (file.split('/').at(-3) ?? '').replaceAll('_', '-');
}

/** The language asked for (`?lang=`, else the browser's), narrowed to one there is a catalogue for. */
export function chooseLanguage(search: string, preferred: readonly string[]): string {
  const asked = new URLSearchParams(search).get('lang');
  if (asked === PSEUDO) return PSEUDO;
  const available = languagesAvailable();
  for (const wish of asked ? [asked, ...preferred] : preferred) {
    const match = available.find((one) => one === wish || wish.startsWith(`${one}-`));
    if (match) return match;
  }
  return 'en';
}

/** Starts with the product's catalogue in `language`; English stands behind it for whatever is missing. */
export async function loadWords(language: string): Promise<void> {
  pseudo = language === PSEUDO;
  const real = pseudo || language === 'en' ? ['en'] : [language, 'en'];
  bundles = real.map(
    (one) => new FluentBundle(one, { useIsolating: false, ...(pseudo ? { transform: accent } : {}) }),
  );
  loaded.clear();
  await addFiles(productFiles, () => true);
  for (const text of Object.values(posterFiles)) bundles.at(-1)?.addResource(new FluentResource(text));
  document.documentElement.lang = pseudo ? 'en' : language;
}

/** Adds one game's catalogue; asking again costs nothing. */
export function loadGameWords(game: string): Promise<void> {
  return once(game, () => addFiles(gameFiles, (file) => gameOf(file) === game));
}

/** Adds the catalogue `words/<page>.<language>.ftl`; asking again costs nothing. */
export function loadPageWords(page: 'design' | 'credits'): Promise<void> {
  return once(`/${page}`, () => addFiles(pageFiles, (file) => file.includes(`/${page}.`)));
}

function once(what: string, load: () => Promise<void>): Promise<void> {
  let going = loaded.get(what);
  if (!going) {
    going = load();
    loaded.set(what, going);
  }
  return going;
}

async function addFiles(files: Record<string, () => Promise<string>>, wanted: (file: string) => boolean): Promise<void> {
  const chosen = Object.entries(files).filter(([file]) => wanted(file));
  await Promise.all(
    chosen.map(async ([file, load]) => {
      const bundle = bundles.find((one) => one.locales.includes(languageOf(file)));
      if (!bundle) return;
      for (const error of bundle.addResource(new FluentResource(await load()), { allowOverrides: files === gameFiles })) console.error(file, error);
    }),
  );
  generation += 1;
}

/** Whether any catalogue has the message. */
export function has(id: string): boolean {
  void generation;
  return find(id) !== undefined;
}

function find(id: string): { bundle: FluentBundle; pattern: NonNullable<ReturnType<FluentBundle['getMessage']>>['value'] } | undefined {
  const [message = '', attribute] = id.split('.');
  for (const bundle of bundles) {
    const found = bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (pattern) return { bundle, pattern };
  }
  return undefined;
}

function format(id: string, params: Record<string, FluentVariable>): string {
  void generation;
  const found = find(id);
  if (!found?.pattern) return `{${id}}`;
  const errors: Error[] = [];
  const text = found.bundle.formatPattern(found.pattern, params, errors);
  for (const error of errors) console.error(id, error);
  return pseudo ? `${OPEN}${text}${CLOSE}` : text;
}

/**
 * The sentence `id` with its parameters. `id` may name an attribute: `t('join.title')`.
 * An id without a message is shown as `{id}`, which the tests look for.
 */
export function t(id: string, params: Words = {}): string {
  return format(id, params);
}

class MarkedText extends FluentType<string> {
  constructor(private readonly name: string, value: string) {
    super(value);
  }
  toString(): string {
    return `${MARK}${this.name}${MID}${this.value}${END}`;
  }
}

class MarkedNumber extends FluentNumber {
  constructor(private readonly name: string, value: number) {
    super(value);
  }
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return `${MARK}${this.name}${MID}${super.toString(scope)}${END}`;
  }
}

/** The sentence cut into parts, so that the parameters named in `marked` can be shown bold or as a component. */
export function parts(id: string, params: Words, marked: readonly string[]): Part[] {
  const fenced: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(params)) {
    if (!marked.includes(name)) fenced[name] = value;
    else fenced[name] = typeof value === 'number' ? new MarkedNumber(name, value) : new MarkedText(name, value);
  }
  const result: Part[] = [];
  for (const piece of format(id, fenced).split(MARK)) {
    const mid = piece.indexOf(MID);
    const end = piece.indexOf(END);
    if (mid < 0 || end < 0) {
      if (piece) result.push({ text: piece });
      continue;
    }
    result.push({ name: piece.slice(0, mid), text: piece.slice(mid + 1, end) });
    const rest = piece.slice(end + 1);
    if (rest) result.push({ text: rest });
  }
  return result;
}
