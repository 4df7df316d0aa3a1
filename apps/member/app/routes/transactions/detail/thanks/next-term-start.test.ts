import { expect, it } from 'vitest';
import type { Transaction } from '../../../../data/wire.ts';
import { areKnown, endsOf, nextTermStart } from './next-term-start.ts';

const paid = (startsAt: string | null) =>
  ({ now: '2027-10-30T03:00:00.000Z', trees: [{ startsAt }] }) as Transaction;

it('is the end of the term that runs', () => {
  expect(nextTermStart(paid('2027-11-23T17:00:00.000Z'))).toBe('2027-11-23T17:00:00.000Z');
});

it('is none of a term that runs already, or of trees that were not adopted', () => {
  expect(nextTermStart(paid('2027-10-30T02:59:58.000Z'))).toBeUndefined();
  expect(nextTermStart(paid(null))).toBeUndefined();
});

it('tells the ends of terms apart, the first first', () => {
  const [first, second] = ['2028-11-23T17:00:00.000Z', '2028-11-26T17:00:00.000Z'];
  const trees = [{ endsAt: second }, { endsAt: first }, { endsAt: null }, { endsAt: second }];
  expect(endsOf(trees)).toEqual([
    { end: first, trees: [{ endsAt: first }] },
    { end: second, trees: [{ endsAt: second }, { endsAt: second }] },
  ]);
});

it('knows trees that were adopted before, each of them', () => {
  const again = { renews: { adoptionId: 1, endsAt: '2027-10-29T17:00:00.000Z' } };
  const order = (...trees: object[]) => ({ trees }) as Transaction;
  expect(areKnown(order(again, again))).toBe(true);
  expect(areKnown(order(again, {}))).toBe(false);
});
