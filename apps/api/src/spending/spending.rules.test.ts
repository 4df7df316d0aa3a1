import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion } from './apportion.rules.ts';
import { communityShareOf, figuresOf, partsOf, splitOn, sumOf, unspentOf } from './spending.rules.ts';

const shares = { patrol: 4_800, care: 2_000, replanting: 800, gear: 800, data: 1_000, books: 600 };
const split = { validFrom: '2025-01-01', shares };
const total = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

describe('partsOf', () => {
  it('is what the page shows, with a discount of a tenth and without', () => {
    expect(partsOf(split, 150_000).map(({ amount }) => amount)).toEqual([
      72_000, 30_000, 12_000, 12_000, 15_000, 9_000,
    ]);
    expect(partsOf(split, 135_000).map(({ amount }) => amount)).toEqual([
      64_800, 27_000, 10_800, 10_800, 13_500, 8_100,
    ]);
    expect(communityShareOf(split)).toBe(8_400);
  });

  it('sums to any price, and leaves out what gets nothing', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (price) => {
        expect(total(partsOf(split, price))).toBe(price);
      }),
    );
    expect(partsOf({ ...split, shares: { patrol: 10_000, data: 0 } }, 7)).toEqual([
      { purpose: 'patrol', share: 10_000, amount: 7 },
    ]);
  });
});

it('apportions to whole rupiah within one of the exact part', () => {
  const weights = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.nat(1_000_000), weights, (amount, by) => {
      const parts = apportion(amount, by);
      const whole = by.reduce((sum, weight) => sum + weight, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole === 0 ? 0 : amount);
      for (const [index, part] of parts.entries()) {
        expect(Math.abs(part - (whole === 0 ? 0 : (amount * (by[index] ?? 0)) / whole))).toBeLessThan(1);
      }
    }),
  );
});

it('takes the newest split that has begun', () => {
  const next = { validFrom: '2026-01-01', shares: { patrol: 10_000 } };
  expect(splitOn([split, next], '2024-12-31')).toBeUndefined();
  expect(splitOn([split, next], '2025-12-31')).toBe(split);
  expect(splitOn([split, next], '2026-01-01')).toBe(next);
});

describe('a year’s figures', () => {
  // One payment of 100,000 for three trees of two communities.
  const receipts = [
    { date: '2025-03-01', communityId: 1, amount: 66_666.67, trees: 2 },
    { date: '2025-03-01', communityId: 2, amount: 33_333.33, trees: 1 },
    { date: '2026-01-01', communityId: 1, amount: 50_000, trees: 1 },
  ];
  const spent = [
    { date: '2025-04-10', communityId: 1, purpose: 'patrol', amount: 30_000 },
    { date: '2025-04-10', communityId: 2, purpose: 'patrol', amount: 20_000 },
    { date: '2025-04-10', communityId: null, purpose: 'data', amount: 5_000 },
  ] as const;

  it('sum to the rupiah, communities to the year and years to the whole', () => {
    const years = figuresOf(receipts, spent);
    expect([...(years.get(2025) ?? [])]).toEqual([
      [1, { received: 66_667, passedOn: 30_000, used: 0, trees: 2 }],
      [2, { received: 33_333, passedOn: 20_000, used: 0, trees: 1 }],
      [null, { received: 0, passedOn: 0, used: 5_000, trees: 0 }],
    ]);
    expect(sumOf([...years.values()].flatMap((figures) => [...figures.values()]))).toEqual({
      received: 150_000,
      passedOn: 50_000,
      used: 5_000,
      trees: 4,
    });
  });

  it('leave the communities’ share that has not been passed on, by purpose', () => {
    const left = unspentOf([split], receipts, spent);
    expect(left).toEqual([
      { purpose: 'patrol', amount: 72_000 - 50_000 },
      { purpose: 'care', amount: 30_000 },
      { purpose: 'replanting', amount: 12_000 },
      { purpose: 'gear', amount: 12_000 },
    ]);
    expect(unspentOf([], receipts, spent)).toEqual([]);
    expect(total(unspentOf([{ ...split, validFrom: '2026-01-01' }], receipts, spent))).toBe(42_000);
  });
});
