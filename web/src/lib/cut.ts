/**
 * The pictures of a sprite cut out, so that each can be shown as a picture file. A `<use>` builds all shapes of a drawing
 * anew wherever it stands: with twenty cards on a table that is most of what a browser lays out. A picture it lays out as
 * a box, and draws it once.
 */
const symbols = new Map<string, string>();
const pictures = new Map<string, string>();
/** Kept, so that the browser need not read any of them again. */
const read: HTMLImageElement[] = [];

const SYMBOL = /<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs;
/** The paper of a card dims at night, which no picture file knows: whoever shows the picture lays it under it. */
const PAPER = /<rect [^>]*fill="var\(--card-paper[^"]*"\/>/;

/** Fetches a sprite and cuts it up. When that fails, `pictureOf` has none, and the sprite itself has to do. */
export async function cutUp(sprite: string): Promise<void> {
  const text = await fetch(sprite).then((found) => (found.ok ? found.text() : ''), () => '');
  for (const [, id, box, body = ''] of text.matchAll(SYMBOL)) {
    symbols.set(`${sprite}#${id}`, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body.replace(PAPER, '')}</svg>`);
  }
}

/** Has the browser read all pictures, one whenever it has nothing else to do: none has to be read when it is dealt. */
export function readAhead(): void {
  const addresses = [...symbols.keys()];
  const next = (): void => {
    const address = addresses.shift();
    const picture = address && pictureOf(address);
    if (!picture) return;
    const image = new Image();
    image.src = picture;
    read.push(image);
    whenIdle(next);
  };
  whenIdle(next);
}

const whenIdle = (work: () => void): unknown => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50));

/** The address of the picture that is a symbol of a sprite, `<sprite>#<id>`; undefined before it was cut out. */
export function pictureOf(address: string): string | undefined {
  const known = pictures.get(address);
  if (known) return known;
  const symbol = symbols.get(address);
  if (symbol === undefined) return undefined;
  const picture = `data:image/svg+xml,${encodeURIComponent(symbol)}`;
  pictures.set(address, picture);
  return picture;
}
