import { seededRandom } from '@rimba/ui/seeded-random';

/** Chances that fall the same each time, so that every clone shows the same forest. */
export type Random = ReturnType<typeof createRandom>;

export function createRandom(seed: string) {
  const next = seededRandom(seed);
  const between = (from: number, to: number) => from + next() * (to - from);
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1));

  function pick<T>(from: readonly T[]): T {
    const found = from[Math.floor(next() * from.length)];
    if (found === undefined) throw new Error('Nothing to pick from');
    return found;
  }

  /** Picks by weight: twice the weight, twice as often. */
  function weighted<T>(from: readonly (readonly [T, number])[]): T {
    let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of from) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(from)[0];
  }

  function shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, at: next() }))
      .sort((one, other) => one.at - other.at)
      .map(({ value }) => value);
  }

  return { between, whole, pick, weighted, shuffle, chance: (share: number) => next() < share };
}
