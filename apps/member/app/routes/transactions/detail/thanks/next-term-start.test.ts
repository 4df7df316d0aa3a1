import { expect, it } from 'vitest';
import type { Transaction } from '../../../../data/wire.ts';
import { nextTermStart } from './next-term-start.ts';

const paid = (startsAt: string | null) =>
  ({ now: '2027-10-30T03:00:00.000Z', trees: [{ startsAt }] }) as Transaction;

it('is the end of the term that runs', () => {
  expect(nextTermStart(paid('2027-11-23T17:00:00.000Z'))).toBe('2027-11-23T17:00:00.000Z');
});

it('is none of a term that runs already, or of trees that were not adopted', () => {
  expect(nextTermStart(paid('2027-10-30T02:59:58.000Z'))).toBeUndefined();
  expect(nextTermStart(paid(null))).toBeUndefined();
});
