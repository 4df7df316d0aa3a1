import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakdownOf, leastPrice, priceAt, shareOf } from './price.rules.ts';

const named = (name: string) => ({ id: name, en: name });
const line = (value: number, isPercentage = false) => ({ name: named('x'), isPercentage, value });
const qris = { name: named('QRIS'), fixed: 0, percent: 70 };

describe('breakdownOf', () => {
  it('is the price on the checkout: three trees, a tenth off, QRIS', () => {
    const config = { mainPrice: 150_000, otherPrices: [], discounts: [line(1_000, true)] };
    expect(breakdownOf(config, 3, qris)).toMatchObject({
      totalPrice: 450_000,
      totalDiscount: 45_000,
      paymentFee: { value: 2_835 },
      finalPrice: 407_835,
    });
  });

  it('takes percentages of the subtotal, whatever else is added or taken off', () => {
    const config = {
      mainPrice: 100_000,
      otherPrices: [line(5_000), line(1_100, true)],
      discounts: [line(1_000, true), line(1_000, true)],
    };
    const breakdown = breakdownOf(config, 2);
    expect(breakdown.listOtherPrices.map(({ value }) => value)).toEqual([10_000, 22_000]);
    expect(breakdown.listOtherDiscounts.map(({ value }) => value)).toEqual([20_000, 20_000]);
    expect(breakdown.paymentFee).toBeNull();
  });

  it('never goes below zero, and then charges no fee', () => {
    const config = { mainPrice: 1_000, otherPrices: [], discounts: [line(700), line(700)] };
    const breakdown = breakdownOf(config, 1, qris);
    expect(breakdown.listOtherDiscounts.map(({ value }) => value)).toEqual([700, 300]);
    expect(breakdown).toMatchObject({ finalPrice: 0, paymentFee: null });
  });

  it('has lines that sum to its totals, in whole rupiah', () => {
    const item = fc.record({
      name: fc.constant(named('x')),
      isPercentage: fc.boolean(),
      value: fc.integer({ min: 0, max: 10_000 }),
    });
    const config = fc.record({
      mainPrice: fc.integer({ min: 1, max: 10_000_000 }),
      otherPrices: fc.array(item, { maxLength: 4 }),
      discounts: fc.array(item, { maxLength: 4 }),
    });
    const fee = fc.record({ name: fc.constant(named('f')), fixed: fc.nat(5_000), percent: fc.nat(500) });
    fc.assert(
      fc.property(config, fc.integer({ min: 1, max: 50 }), fee, (priceConfig, quantity, methodFee) => {
        const breakdown = breakdownOf(priceConfig, quantity, methodFee);
        const others = breakdown.listOtherPrices.reduce((total, { value }) => total + value, 0);
        const discounts = breakdown.listOtherDiscounts.reduce((total, { value }) => total + value, 0);
        expect(others).toBe(breakdown.totalOtherPrice);
        expect(discounts).toBe(breakdown.totalDiscount);
        expect(breakdown.totalPrice).toBe(breakdown.mainPrice * quantity + others);
        expect(breakdown.finalPrice).toBe(
          breakdown.totalPrice - discounts + (breakdown.paymentFee?.value ?? 0),
        );
        expect(Number.isSafeInteger(breakdown.finalPrice)).toBe(true);
        expect(breakdown.finalPrice).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('shareOf', () => {
  it.each([
    [50, 1_000, 5],
    [15, 1_000, 2],
    [14, 1_000, 1],
    [1, 4_999, 0],
    [1, 5_000, 1],
  ])('rounds half up: %i at %i is %i', (amount, percent, expected) => {
    expect(shareOf(amount, percent)).toBe(expected);
  });
});

describe('a discount of some days', () => {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const until = { ...line(6_000, true), endsAt: at('2026-06-01') };
  const from = { ...line(6_000, true), startsAt: at('2026-06-01') };
  const table = { mainPrice: 100_000, otherPrices: [], discounts: [until, from] };

  it('counts from its first moment on and before its end, which the breakdown tells', () => {
    expect(priceAt(table, at('2026-05-31')).discounts).toEqual([until]);
    expect(priceAt(table, at('2026-06-01')).discounts).toEqual([from]);
    const [discount] = breakdownOf(priceAt(table, at('2026-05-31')), 1).listOtherDiscounts;
    expect(discount).toEqual({ name: named('x'), value: 60_000, endsAt: '2026-06-01T00:00:00.000Z' });
  });

  it('is looked at when prices are set: two that never meet leave something to pay', () => {
    expect(leastPrice(table, at('2026-01-01'))).toBe(40_000);
    const met = { ...table, discounts: [until, { ...from, startsAt: at('2026-05-01') }] };
    expect(leastPrice(met, at('2026-01-01'))).toBe(0);
    expect(leastPrice(met, at('2026-07-01'))).toBe(40_000);
  });
});
