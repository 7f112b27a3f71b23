/** The card that is looked at: hovered, focused, or pressed long. Explained in the drawer. */
import type { Kind } from './types';

class Peek {
  kind = $state<Kind | null>(null);
}

export const peek = new Peek();
