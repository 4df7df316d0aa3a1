import type { Localized, StoredBreakdown } from '../../database/schema/index.ts';

/**
 * A line of the price configuration. `value` is rupiah a tree, or hundredths of a percent of the subtotal; it counts
 * from `startsAt` on and before `endsAt`, as long as the price where they are not given.
 */
export type PriceItem = {
  name: Localized;
  isPercentage: boolean;
  value: number;
  startsAt?: Date | null;
  endsAt?: Date | null;
};

export type PriceTable = {
  /** Rupiah for one tree and one term. */
  mainPrice: number;
  otherPrices: PriceItem[];
  discounts: PriceItem[];
};

/** The lines that count at a moment. */
export function priceAt(table: PriceTable, now: Date): PriceTable {
  const counts = ({ startsAt, endsAt }: PriceItem) =>
    (!startsAt || startsAt <= now) && (!endsAt || now < endsAt);
  return {
    ...table,
    otherPrices: table.otherPrices.filter(counts),
    discounts: table.discounts.filter(counts),
  };
}

/** The least that a tree ever costs under a price that comes into force at a moment, in whole rupiah. */
export function leastPrice(table: PriceTable, validFrom: Date): number {
  const changes = [...table.otherPrices, ...table.discounts].flatMap(({ startsAt, endsAt }) =>
    [startsAt, endsAt].flatMap((moment) => (moment && moment > validFrom ? [moment] : [])),
  );
  return Math.min(
    ...[validFrom, ...changes].map((moment) => breakdownOf(priceAt(table, moment), 1).finalPrice),
  );
}

/** A method's fee: rupiah a payment, and hundredths of a percent of what is paid before the fee. */
export type MethodFee = { name: Localized; fixed: number; percent: number };

/**
 * The one arithmetic of the product, in whole rupiah. Percentages are of the subtotal before discounts, each
 * line rounded half up; the lines sum to the totals, and no discount takes the price below zero.
 */
export function breakdownOf(config: PriceTable, quantity: number, fee?: MethodFee): StoredBreakdown {
  const subtotal = config.mainPrice * quantity;
  const otherPrices = config.otherPrices.map((item) => ({
    name: item.name,
    value: lineValue(item, subtotal, quantity),
  }));
  const totalOtherPrice = sum(otherPrices);
  const totalPrice = subtotal + totalOtherPrice;
  let left = totalPrice;
  const discounts = config.discounts.map((item) => {
    const value = Math.min(left, lineValue(item, subtotal, quantity));
    left -= value;
    return { name: item.name, value, ...(item.endsAt && { endsAt: item.endsAt.toISOString() }) };
  });
  const breakdown = {
    quantity,
    mainPrice: config.mainPrice,
    listOtherPrices: otherPrices,
    totalOtherPrice,
    totalPrice,
    listOtherDiscounts: discounts,
    totalDiscount: sum(discounts),
    paymentFee: null,
    finalPrice: left,
  };
  return fee ? withFee(breakdown, fee) : breakdown;
}

/** What a transaction's own columns say of the breakdown that it keeps, in whole rupiah. */
export const amountsOf = (breakdown: StoredBreakdown) => ({
  breakdown,
  subtotal: breakdown.mainPrice * breakdown.quantity,
  discountTotal: breakdown.totalDiscount,
  paymentFees: breakdown.paymentFee?.value ?? 0,
  total: breakdown.finalPrice,
});

/** The same trees at the same price, paid by another method. */
export function withFee(breakdown: StoredBreakdown, fee: MethodFee): StoredBreakdown {
  const amount = breakdown.totalPrice - breakdown.totalDiscount;
  const value = amount > 0 ? fee.fixed + shareOf(amount, fee.percent) : 0;
  return asPaid(breakdown, amount + value, fee.name);
}

/** The same trees at the same price when so much was paid: what goes beyond the price is the method's fee. */
export function asPaid(breakdown: StoredBreakdown, paid: number, feeName: Localized): StoredBreakdown {
  const value = paid - (breakdown.totalPrice - breakdown.totalDiscount);
  return {
    ...breakdown,
    paymentFee: value > 0 ? { name: feeName, value } : null,
    finalPrice: paid,
  };
}

/** Hundredths of a percent of an amount, rounded half up, without ever leaving whole numbers. */
export const shareOf = (amount: number, hundredthsOfPercent: number): number =>
  Number((BigInt(amount) * BigInt(hundredthsOfPercent) + 5_000n) / 10_000n);

const lineValue = (item: PriceItem, subtotal: number, quantity: number) =>
  item.isPercentage ? shareOf(subtotal, item.value) : item.value * quantity;

const sum = (lines: { value: number }[]) => lines.reduce((total, line) => total + line.value, 0);
