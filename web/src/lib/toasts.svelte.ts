/** Short notices. A refusal stands at the place that was touched; news stands at the foot of the page. */
export interface Toast {
  key: number;
  kind: 'refuse' | 'news';
  text: string;
  /** Where the person last clicked or pressed a key, in the window's pixels. */
  at: { x: number; y: number } | null;
}

const SHOWN_MS = 6000;

class Toasts {
  list = $state<Toast[]>([]);
  #touched: { x: number; y: number } | null = null;
  #next = 0;

  /** Remembers where the last click or key press was. Gives the function that stops it. */
  listen(): () => void {
    const touch = (event: Event) => {
      const place = event.target instanceof Element ? event.target.closest('button, a, input, [tabindex]') : null;
      if (!place) return;
      const box = place.getBoundingClientRect();
      this.#touched = { x: box.left + box.width / 2, y: box.top };
    };
    document.addEventListener('pointerdown', touch, true);
    document.addEventListener('keydown', touch, true);
    return () => {
      document.removeEventListener('pointerdown', touch, true);
      document.removeEventListener('keydown', touch, true);
    };
  }

  refuse(text: string): void {
    this.#add('refuse', text, this.#touched);
  }

  tell(text: string): void {
    this.#add('news', text, null);
  }

  dismiss(key: number): void {
    this.list = this.list.filter((toast) => toast.key !== key);
  }

  #add(kind: Toast['kind'], text: string, at: Toast['at']): void {
    const key = this.#next++;
    this.list = [...this.list.filter((toast) => toast.kind !== kind), { key, kind, text, at }];
    setTimeout(() => this.dismiss(key), SHOWN_MS);
  }
}

export const toasts = new Toasts();
