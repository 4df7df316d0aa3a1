/** Numbers in [0, 1) that are the same for the same seed, on every machine and in every render. */
export function seededRandom(seed: string): () => number {
  let state = 0;
  for (const character of seed) state = (state * 31 + (character.codePointAt(0) ?? 0)) | 0;
  state ^= 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
