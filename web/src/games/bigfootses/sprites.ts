/** Where the pictures are. A card's picture is the symbol with the card's id; an owner's own card may have none. */
import corral from './corral.svg?url';
import pieces from './pieces.svg?url';
import professions from './professions.svg?url';
import thingies from './thingies.svg?url';
import type { Book } from './types';
import woods from './woods.svg?url';

export const sprites: Record<Book | 'corral' | 'pieces', string> = { woods, thingies, professions, corral, pieces };
