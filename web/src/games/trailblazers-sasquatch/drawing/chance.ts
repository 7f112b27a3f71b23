/** Chance that is the same on every device: a card looks alike everywhere and in every replay. */
export type Chance = () => number;

/** Numbers from 0 to 1, always the same for a seed. */
export function chance(seed: number): Chance {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
