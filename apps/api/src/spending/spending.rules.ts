import type { Purpose } from '../database/schema/index.ts';
import { apportion } from './apportion.rules.ts';
import { goesToCommunity, purposes } from './purposes.ts';

/** Hundredths of a percent that each purpose gets from a day on. */
export type Split = { validFrom: string; shares: Partial<Record<Purpose, number>> };
/** What came in for the trees of a community on a day, in rupiah; a day's payments divided by trees, so not always whole. */
export type Receipt = { date: string; communityId: number; amount: number; trees: number };
export type Spent = { date: string; communityId: number | null; purpose: Purpose; amount: number };
/** Whole rupiah. */
export type Figures = { received: number; passedOn: number; used: number; trees: number };

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const yearOf = ({ date }: { date: string }) => Number(date.slice(0, 4));

/** The parts of a price, in the order of the purposes; under a discount every part shrinks alike. */
export const partsOf = (
  { shares }: Split,
  price: number,
): { purpose: Purpose; share: number; amount: number }[] => {
  const given = purposes.filter((purpose) => (shares[purpose] ?? 0) > 0);
  const amounts = apportion(
    price,
    given.map((purpose) => shares[purpose] ?? 0),
  );
  return given.map((purpose, index) => ({
    purpose,
    share: shares[purpose] ?? 0,
    amount: amounts[index] ?? 0,
  }));
};

/** Hundredths of a percent set aside for a community. */
export const communityShareOf = ({ shares }: Split): number =>
  sum(purposes.filter(goesToCommunity).map((purpose) => shares[purpose] ?? 0));

/** The split that a day falls under; splits come oldest first. */
export const splitOn = (splits: readonly Split[], day: string): Split | undefined =>
  splits.findLast(({ validFrom }) => validFrom <= day);

/** Per year and community; the communities of a year sum to what the year received, to the rupiah. */
export function figuresOf(
  receipts: readonly Receipt[],
  spent: readonly Spent[],
): Map<number, Map<number | null, Figures>> {
  const years = [...new Set([...receipts, ...spent].map(yearOf))].sort((one, other) => one - other);
  return new Map(
    years.map((year) => {
      const [came, went] = [
        receipts.filter((row) => yearOf(row) === year),
        spent.filter((row) => yearOf(row) === year),
      ];
      const communityIds = [...new Set([...came, ...went].map(({ communityId }) => communityId))];
      const weights = communityIds.map((communityId) =>
        sum(came.filter((row) => row.communityId === communityId).map(({ amount }) => amount)),
      );
      const received = apportion(Math.round(sum(weights)), weights);
      return [
        year,
        new Map(
          communityIds.map((communityId, index): [number | null, Figures] => {
            const own = went.filter((row) => row.communityId === communityId);
            return [
              communityId,
              {
                received: received[index] ?? 0,
                passedOn: sum(
                  own.filter(({ purpose }) => goesToCommunity(purpose)).map(({ amount }) => amount),
                ),
                used: sum(own.filter(({ purpose }) => !goesToCommunity(purpose)).map(({ amount }) => amount)),
                trees: sum(came.filter((row) => row.communityId === communityId).map(({ trees }) => trees)),
              },
            ];
          }),
        ),
      ];
    }),
  );
}

export const sumOf = (all: readonly Figures[]): Figures => ({
  received: sum(all.map(({ received }) => received)),
  passedOn: sum(all.map(({ passedOn }) => passedOn)),
  used: sum(all.map(({ used }) => used)),
  trees: sum(all.map(({ trees }) => trees)),
});

/**
 * The communities' share of what came in since the first split that has not been passed on yet, by purpose; below zero
 * where more was passed on.
 */
export function unspentOf(
  splits: readonly Split[],
  receipts: readonly Receipt[],
  spent: readonly Spent[],
): { purpose: Purpose; amount: number }[] {
  const first = splits[0]?.validFrom;
  if (first === undefined) return [];
  const earned = new Map<Purpose, number>();
  for (const [split, rows] of Map.groupBy(receipts, ({ date }) => splitOn(splits, date))) {
    if (!split) continue;
    for (const { purpose, amount } of partsOf(split, Math.round(sum(rows.map((row) => row.amount))))) {
      earned.set(purpose, (earned.get(purpose) ?? 0) + amount);
    }
  }
  return purposes.filter(goesToCommunity).flatMap((purpose) => {
    const given = sum(
      spent.filter((row) => row.purpose === purpose && row.date >= first).map(({ amount }) => amount),
    );
    const amount = (earned.get(purpose) ?? 0) - given;
    return amount === 0 ? [] : [{ purpose, amount }];
  });
}
