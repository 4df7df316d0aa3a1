import { expect, test } from 'vitest';
import { cast, faultKinds, forgeries, orderKinds, planOf, treatments } from './plan.ts';

const plans = Array.from({ length: 200 }, (_, index) => planOf(index + 1));

test('a seed gives the same plan each time, and another seed another', () => {
  expect(planOf(7)).toEqual(planOf(7));
  expect(planOf(7)).not.toEqual(planOf(8));
});

test('200 seeds meet every kind of order, fault, forgery and treatment', () => {
  const met = (kinds: Iterable<string>) => [...new Set(kinds)].sort();
  expect(met(plans.flatMap(({ orders }) => orders.map(({ kind }) => kind)))).toEqual([...orderKinds].sort());
  expect(met(plans.flatMap(({ faults }) => faults.map(({ kind }) => kind)))).toEqual([...faultKinds].sort());
  expect(met(plans.flatMap((plan) => plan.forgeries.map(({ forgery }) => forgery)))).toEqual(
    [...forgeries].sort(),
  );
  expect(met(plans.flatMap(({ post }) => post))).toEqual([...treatments].sort());
});

test('an order names each tree once, and only people and trees that there are', () => {
  for (const { buyer, trees, claimants } of plans.flatMap(({ orders }) => orders)) {
    expect(new Set(trees).size).toBe(trees.length);
    expect(Math.max(...trees)).toBeLessThan(cast.trees);
    expect(Math.max(buyer, ...claimants)).toBeLessThan(cast.adopters);
  }
});

test('several buyers of a run want the same tree', () => {
  const contended = plans.filter(({ orders }) => {
    const wanted = orders.flatMap(({ kind, trees }) => (kind === 'renews' ? [] : trees));
    return new Set(wanted).size < wanted.length;
  });
  expect(contended.length).toBe(plans.length);
});
