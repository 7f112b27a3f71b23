/** Where the pictures are that are not drawn from data: figure, characters, back, tally tiles. */
import pieces from './pieces.svg?url';

export const sprite: string = pieces;
