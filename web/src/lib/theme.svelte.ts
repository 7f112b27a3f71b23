/** Day, night or high contrast: the system's wish unless this browser was told otherwise. */
import { keep, recall } from './store';

export type Wish = 'auto' | 'light' | 'dark' | 'high';
export const WISHES: readonly Wish[] = ['auto', 'light', 'dark', 'high'];

class Theme {
  wish = $state<Wish>('auto');
  #dark = matchMedia('(prefers-color-scheme: dark)');
  #contrast = matchMedia('(prefers-contrast: more)');

  start(): void {
    const kept = recall('theme');
    this.wish = WISHES.find((one) => one === kept) ?? 'auto';
    for (const query of [this.#dark, this.#contrast]) query.addEventListener('change', () => this.#show());
    this.#show();
  }

  choose(wish: Wish): void {
    this.wish = wish;
    keep('theme', wish === 'auto' ? null : wish);
    this.#show();
  }

  /** The next one, for a single button. */
  next(): Wish {
    return WISHES[(WISHES.indexOf(this.wish) + 1) % WISHES.length] ?? 'auto';
  }

  #show(): void {
    document.documentElement.dataset.theme = this.wish === 'auto' ? this.#system() : this.wish;
  }

  #system(): Exclude<Wish, 'auto'> {
    if (this.#contrast.matches) return 'high';
    return this.#dark.matches ? 'dark' : 'light';
  }
}

export const theme = new Theme();
