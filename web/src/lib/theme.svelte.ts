/** Day or night: the system's wish unless this browser was told otherwise. */
import { keep, recall } from './store';

export type Wish = 'auto' | 'light' | 'dark';
export const WISHES: readonly Wish[] = ['auto', 'light', 'dark'];

class Theme {
  wish = $state<Wish>('auto');
  #system = matchMedia('(prefers-color-scheme: dark)');

  start(): void {
    const kept = recall('theme');
    this.wish = WISHES.find((one) => one === kept) ?? 'auto';
    this.#system.addEventListener('change', () => this.#show());
    this.#show();
  }

  choose(wish: Wish): void {
    this.wish = wish;
    keep('theme', wish === 'auto' ? null : wish);
    this.#show();
  }

  /** The next of the three, for a single button. */
  next(): Wish {
    return WISHES[(WISHES.indexOf(this.wish) + 1) % WISHES.length] ?? 'auto';
  }

  #show(): void {
    const dark = this.wish === 'dark' || (this.wish === 'auto' && this.#system.matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }
}

export const theme = new Theme();
