import { expect, it } from 'vitest';
import type { Transaction } from '../../data/wire.ts';
import { heldUntil, isRenewal } from './renewing.ts';

const now = '2027-11-10T03:00:00.000Z';
const tree = (endsAt: string | null) =>
  (endsAt === null ? {} : { renews: { adoptionId: 1, endsAt } }) as Transaction['trees'][number];

it('keeps what is renewed until the first of its terms ends', () => {
  const trees = [tree('2027-11-25T17:00:00.000Z'), tree('2027-11-23T17:00:00.000Z')];
  expect(isRenewal({ trees })).toBe(true);
  expect(heldUntil({ now, trees })).toBe('2027-11-23T17:00:00.000Z');
});

it('keeps nothing of a new adoption, nor of a term that is over', () => {
  expect(isRenewal({ trees: [tree(null)] })).toBe(false);
  expect(heldUntil({ now, trees: [tree(null)] })).toBeUndefined();
  expect(
    heldUntil({ now, trees: [tree('2027-11-01T17:00:00.000Z'), tree('2027-11-23T17:00:00.000Z')] }),
  ).toBeUndefined();
});
