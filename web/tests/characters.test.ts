import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { characterName, characterOf, charactersOf, KINDS, type Place } from '../src/games/sell-me-a-sasquatch/characters';
import { loadGameWords, loadWords } from '../src/lib/words.svelte';

const sprite = readFileSync(join(import.meta.dirname, '../src/games/sell-me-a-sasquatch/cards.svg'), 'utf8');
const drawn = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1] ?? ''));

describe('the characters of a card', () => {
  beforeAll(async () => {
    await loadWords('en');
    await loadGameWords('sell-me-a-sasquatch');
  });

  it('are the drawings of the sprite, all of them', () => {
    expect(new Set([...KINDS.flatMap(charactersOf), 'buyer'])).toEqual(drawn);
  });

  it.each(KINDS.flatMap((kind) => [...charactersOf(kind)]))('%s is called something', (character) => {
    expect(characterName(character)).not.toContain('{');
  });

  it('differ as long as they can where cards of a kind lie together', () => {
    for (const kind of KINDS) {
      const count = charactersOf(kind).length;
      const shown = Array.from({ length: count }, (_, index) => characterOf(kind, { seat: 2, zone: 'hand', index }));
      expect(new Set(shown).size).toBe(count);
    }
  });

  it('follow from kind and place alone', () => {
    const place: Place = { seat: 4, zone: 'deal', index: 7 };
    expect(characterOf('tiny', place)).toBe(characterOf('tiny', { ...place }));
    expect(characterOf('loan-shark', place)).toBe('shark');
  });
});
