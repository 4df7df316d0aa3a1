/**
 * Takes from each list in turn until `count` are taken, so that every community is shown before any is shown
 * twice. `first` rotates who begins.
 */
export function takeTurns<T>(lists: readonly (readonly T[])[], count: number, first = 0): T[] {
  const order = lists.map((_, index) => lists[(index + first) % lists.length] ?? []);
  const rounds = Math.max(0, ...order.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => order.flatMap((list) => list.slice(round, round + 1)))
    .flat()
    .slice(0, count);
}

/** A number from 0 up to 1 that looks random and is the same for the same text (FNV-1a). */
export function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}
