import { afterEach, describe, expect, it, vi } from 'vitest';
import { cutUp, pictureOf } from '../src/lib/cut';

const SPRITE = '<svg><symbol id="a" viewBox="0 0 2 3"><rect width="2" fill="var(--card-paper,#F6EAD0)"/><path d="M0 0"/></symbol>\n<symbol id="b" viewBox="0 0 1 1"/></svg>';

describe('a sprite that is cut up', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('gives each symbol as a picture of its own, without the paper, which is not the same by night', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(SPRITE)));
    await cutUp('/cards.svg');
    expect(decodeURIComponent(pictureOf('/cards.svg#a') ?? '')).toBe('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><path d="M0 0"/></svg>');
  });

  it('has no picture when it cannot be loaded: the sprite itself is shown then', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await cutUp('/other.svg');
    expect(pictureOf('/other.svg#a')).toBeUndefined();
  });
});
