import type { ForestTree } from '../../data/wire.ts';

/** The calendar year (WIB) of a term's last full day, by which its review is called. */
export const yearOf = (endsAt: string): number =>
  new Date(Date.parse(endsAt) + 7 * 3_600_000 - 1).getUTCFullYear();

/**
 * When the last contract ended that lies behind; undefined while there is none. One that moved on to a replacement ends
 * where its last term does.
 */
export function lastEndBehind(trees: readonly Pick<ForestTree, 'terms'>[], now: number): string | undefined {
  const contracts = Map.groupBy(
    trees.flatMap(({ terms }) => terms),
    ({ contractNumber }) => contractNumber,
  );
  return [...contracts.values()]
    .flatMap(
      (terms) =>
        terms
          .map(({ endsAt }) => endsAt)
          .sort()
          .at(-1) ?? [],
    )
    .filter((endsAt) => Date.parse(endsAt) <= now)
    .sort()
    .at(-1);
}
