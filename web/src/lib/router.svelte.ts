/** Which screen the address names, and going from one to the next without loading the page again. */
export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string }
  | { screen: 'join'; invite: string }
  | { screen: 'rules'; game: string }
  | { screen: 'design' }
  | { screen: 'credits' }
  | { screen: 'lost' };

export function parsePath(path: string): Route {
  const [first, second, ...more] = path.split('/').filter(Boolean).map(decode);
  if (first === undefined) return { screen: 'home' };
  if (second === undefined && (first === 'design' || first === 'credits')) return { screen: first };
  if (second === undefined || more.length > 0) return { screen: 'lost' };
  if (first === 'table') return { screen: 'table', id: second };
  if (first === 'join') return { screen: 'join', invite: second };
  if (first === 'rules') return { screen: 'rules', game: second };
  return { screen: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(parsePath(location.pathname));
  /** Rises with every change of screen; the page moves the focus to its heading then. */
  visits = $state(0);

  go(path: string, { replace = false } = {}): void {
    const address = path + keptQuery();
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#arrive();
  }

  #arrive(): void {
    this.route = parsePath(location.pathname);
    this.visits += 1;
    scrollTo(0, 0);
  }

  /** Follows links inside the product and the browser's back button. Gives the function that stops it. */
  listen(): () => void {
    const back = () => this.#arrive();
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element | null)?.closest?.('a[href^="/"]');
      if (!link || link.hasAttribute('download') || link.hasAttribute('target')) return;
      const path = link.getAttribute('href') ?? '/';
      if (path.startsWith('/api/')) return;
      event.preventDefault();
      this.go(path);
    };
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }
}

/** The language asked for in the address stays with the visitor. */
function keptQuery(): string {
  const lang = new URLSearchParams(location.search).get('lang');
  return lang ? `?lang=${encodeURIComponent(lang)}` : '';
}

export const router = new Router();
