import type { Breakdown } from '../payment/wire.ts';

/** A price as it was shown: of some trees, by a method where one was chosen. */
export interface ShownPrice {
  readonly breakdown: Breakdown;
  readonly methodId: string | null;
}

/** What has become of one line of a price; an amount that is not there is none. */
export interface PriceChange {
  readonly name: 'tree' | 'fee' | { readonly item: string };
  /** Whole rupiah. */
  readonly before: number | undefined;
  readonly now: number | undefined;
}

/**
 * What differs between the price that was shown and the one that is counted now, apart from what the reader changed:
 * how many trees there are, and how they are paid for.
 */
export function priceChanges(shown: ShownPrice, counted: ShownPrice): readonly PriceChange[] {
  const [was, now] = [shown.breakdown, counted.breakdown];
  const changes: PriceChange[] = [{ name: 'tree', before: was.mainPrice, now: now.mainPrice }];
  if (was.quantity === now.quantity) {
    for (const lines of ['listOtherPrices', 'listOtherDiscounts'] as const) {
      const names = new Set([...was[lines], ...now[lines]].map(({ name }) => name));
      for (const item of names) changes.push(lineChange(item, was[lines], now[lines]));
    }
    if (shown.methodId === counted.methodId)
      changes.push({ name: 'fee', before: was.paymentFee?.value, now: now.paymentFee?.value });
  }
  return changes.filter(({ before, now: counts }) => before !== counts);
}

type Lines = Breakdown['listOtherPrices'];

function lineChange(item: string, was: Lines, now: Lines): PriceChange {
  const valueIn = (lines: Lines) => lines.find(({ name }) => name === item)?.value;
  return { name: { item }, before: valueIn(was), now: valueIn(now) };
}
