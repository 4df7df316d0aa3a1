/** Numbers that look drawn and follow from a seed alone (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from `least` to `most`, both included. */
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    chance: (share: number): boolean => next() < share,
    pick<T>(from: readonly T[]): T {
      const picked = from[between(0, from.length - 1)];
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    /** So many different whole numbers below `below`. */
    some(count: number, below: number): number[] {
      const all = Array.from({ length: below }, (_, index) => index);
      return Array.from({ length: count }, () => all.splice(between(0, all.length - 1), 1)).flat();
    },
  };
}
