import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { beforeAll, describe, expect, it } from 'vitest';
import { has, loadPageWords, loadWords } from '../src/lib/words.svelte';

const SOURCE = join(import.meta.dirname, '../src');
/** Attributes and component properties that people see or hear. */
const SEEN = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label', 'text', 'heading', 'detail', 'why', 'note']);

type Node = { type: string; name?: string; data?: string; value?: unknown; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const hasLetters = (text: unknown): text is string => typeof text === 'string' && /\p{L}/u.test(text);

/** Texts an expression may show: its string literals, except keys handed to functions or compared. */
function shownBy(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return hasLetters(node.value) ? [node.value] : [];
  if (node.type === 'ConditionalExpression') return [...shownBy(node.consequent), ...shownBy(node.alternate)];
  if (node.type === 'LogicalExpression') return [...shownBy(node.left), ...shownBy(node.right)];
  if (node.type === 'BinaryExpression' && node.operator === '+') return [...shownBy(node.left), ...shownBy(node.right)];
  if (node.type === 'TemplateLiteral') {
    return (node.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).filter(hasLetters);
  }
  return [];
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((part) => {
    if (!isNode(part)) return [];
    if (part.type === 'Text') return hasLetters(part.data) ? [part.data] : [];
    return part.type === 'ExpressionTag' ? shownBy(part.expression) : [];
  });
}

/** Every text of a component that a person would see and that no catalogue knows. */
export function literals(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'Attribute') {
      if (SEEN.has(node.name ?? '')) found.push(...textsOf(node.value));
      return;
    }
    if (node.type === 'Text' || node.type === 'ExpressionTag') {
      found.push(...textsOf(node));
      return;
    }
    for (const key of ['nodes', 'fragment', 'attributes', 'body', 'consequent', 'alternate', 'fallback', 'pending', 'then', 'catch']) visit(node[key]);
  };
  visit(parse(source, { modern: true }).fragment);
  return found.map((text) => text.trim());
}

const components = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));

describe('no sentence stands in a component', () => {
  it.each(components)('%s', (file) => expect(literals(readFileSync(join(SOURCE, file), 'utf8'))).toEqual([]));

  it('and the test would see one', () => {
    expect(literals('<p>Hello</p>')).toEqual(['Hello']);
    expect(literals(`<p>{yes ? 'Yes' : t('no')}</p>`)).toEqual(['Yes']);
    expect(literals('<button aria-label="Go"></button>')).toEqual(['Go']);
    expect(literals('{#if a}<Card name={b} title={`Card ${c}`} />{/if}')).toEqual(['Card']);
    expect(literals('<p class="a" id="b">{t("c")}: 12</p>')).toEqual([]);
  });
});

describe('the catalogue', () => {
  beforeAll(async () => {
    await loadWords('en');
    await Promise.all([loadPageWords('design'), loadPageWords('credits')]);
  });

  /** Ids written out in the product's own source; those put together from a state or kind are tested on their pages. */
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith('games/'));
  const ids = files.flatMap((file) => [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/(?<![\w.])t\('([\w.-]+)'|<T id="([\w.-]+)"/g)].map((match) => match[1] ?? match[2] ?? ''));
  const families = { state: ['turn', 'thinking', 'waiting', 'passed', 'away', 'stand-in', 'bot'], theme: ['auto', 'light', 'dark', 'high'], 'design-theme': ['light', 'dark', 'high'], bot: ['instinct', 'sampler', 'random'] };

  // The three left out are examples in comments.
  it.each([...new Set(ids)].filter((id) => !['id.attribute', 'join.title', 'log-took'].includes(id)))('has %s', (id) => expect(has(id)).toBe(true));
  it.each(Object.entries(families).flatMap(([family, members]) => members.map((one) => `${family}-${one}`)))('has %s', (id) => expect(has(id)).toBe(true));
});

describe('no sentence is idle', () => {
  const PACKAGE = join(SOURCE, '../../src/squatch');
  const read = (folder: string, ends: RegExp): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => ends.test(file)).map((file) => readFileSync(join(folder, file), 'utf8'));
  const code = [...read(SOURCE, /\.(svelte|ts)$/), ...read(PACKAGE, /\.py$/)].join('\n');
  /** Ids that are put together, from a state or a kind, begin or go on like this. */
  const pieces = [...code.matchAll(/`([a-z-]+-)\$\{|\}(-[a-z]+-)\$\{/g)].map(([, start, middle]) => new RegExp(start ? `^${start}` : `.${middle}.`));
  /** What events and actions say is tested beside each game, where they are; here what pages say. */
  const files = readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' }).filter((file) => /^words\/.*\.ftl$|\/words\/\w+\.en\.ftl$/.test(file));

  it.each(files)('in %s', (file) => {
    const ids = [...readFileSync(join(PACKAGE, file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
    expect(ids.filter((id) => !code.includes(`'${id}'`) && !code.includes(`"${id}"`) && !pieces.some((piece) => piece.test(id)))).toEqual([]);
  });
});

describe('pictures', () => {
  const pictures = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));

  it.each(pictures)('%s is strict XML: no attribute twice, every element closed', (file) => {
    const tags = readFileSync(join(SOURCE, file), 'utf8').replaceAll(/<!--.*?-->/gs, '').match(/<[^>]+>/g) ?? [];
    const open: string[] = [];
    for (const tag of tags) {
      const names = [...tag.matchAll(/\s([\w:-]+)="/g)].map((match) => match[1]);
      expect(new Set(names).size, tag).toBe(names.length);
      const name = /^<\/?([\w-]+)/.exec(tag)?.[1] ?? '';
      if (tag.startsWith('</')) expect(open.pop(), tag).toBe(name);
      else if (!tag.endsWith('/>')) open.push(name);
    }
    expect(open).toEqual([]);
  });
});
