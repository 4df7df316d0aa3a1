import { wibDate } from '../clock/wib.ts';
import type { Db } from '../database/client.ts';
import { type Purpose, priceSplit, spending } from '../database/schema/index.ts';
import {
  createSpendingRepository,
  goesToCommunity,
  partsOf,
  purposes,
  type Receipt,
  type Split,
} from '../spending/index.ts';

/** Percent of a price, and the share of it that an illustrative year passed on. */
const plan: Record<Purpose, { percent: number; passedOn: number }> = {
  patrol: { percent: 48, passedOn: 0.93 },
  care: { percent: 20, passedOn: 0.88 },
  replanting: { percent: 8, passedOn: 0.4 },
  gear: { percent: 8, passedOn: 0.95 },
  data: { percent: 10, passedOn: 1 },
  books: { percent: 6, passedOn: 1 },
};

/**
 * What five communities that do not exist would have got of what was paid for their trees: each month's share, on the
 * tenth of the month after, down to the thousand.
 */
export async function seedSpending(tx: Db, now: Date): Promise<void> {
  const receipts = await createSpendingRepository(tx).receipts();
  const first = receipts.map(({ date }) => date).sort()[0];
  if (first === undefined) return;
  const validFrom = `${first.slice(0, 4)}-01-01`;
  const shares = Object.fromEntries(purposes.map((purpose) => [purpose, plan[purpose].percent * 100]));
  await tx.insert(priceSplit).values(
    purposes.map((purpose) => ({
      validFrom,
      purpose,
      share: plan[purpose].percent * 100,
      illustrative: true,
    })),
  );
  const today = wibDate(now);
  const rows = [
    ...Map.groupBy(receipts, ({ date, communityId }) => `${date.slice(0, 7)} ${communityId}`),
  ].flatMap(([, month]) => transfersOf(month, { validFrom, shares }).filter(({ date }) => date <= today));
  const ofCommunities = rows.filter(({ purpose }) => goesToCommunity(purpose));
  const own = [...Map.groupBy(rows, ({ date, purpose }) => `${date} ${purpose}`).values()].flatMap(
    ([one, ...more]) =>
      one && !goesToCommunity(one.purpose)
        ? [
            {
              ...one,
              communityId: null,
              amount: more.reduce((sum, { amount }) => sum + amount, one.amount),
            },
          ]
        : [],
  );
  if (rows.length) await tx.insert(spending).values([...ofCommunities, ...own]);
}

/** What one community's month of payments becomes; a whole month of the same community. */
function transfersOf(month: readonly Receipt[], split: Split) {
  const [{ date, communityId } = { date: '', communityId: 0 }] = month;
  const [year = 0, ofYear = 0] = date.split('-').map(Number);
  const next = new Date(Date.UTC(year, ofYear, 10)).toISOString().slice(0, 10);
  const received = Math.round(month.reduce((sum, { amount }) => sum + amount, 0));
  return partsOf(split, received).flatMap(({ purpose, amount }) => {
    const thousands = Math.floor((amount * plan[purpose].passedOn) / 1_000) * 1_000;
    return thousands === 0
      ? []
      : [
          {
            date: next,
            communityId,
            purpose,
            reference: 'contoh',
            amount: thousands,
            illustrative: true,
          },
        ];
  });
}
