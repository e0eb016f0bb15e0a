/** FNV-1a, 32 bit: the same text yields the same number everywhere. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Numbers from 0 up to 1 in a sequence determined by `seed` alone (mulberry32). */
export function seededRandom(seed: string | number): () => number {
  let state = typeof seed === 'number' ? seed : hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An integer from `from` to `to`, both included. */
export function wholeBetween(random: () => number, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}
