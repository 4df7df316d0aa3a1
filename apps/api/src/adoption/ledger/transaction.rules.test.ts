import { expect, it } from 'vitest';
import {
  contractNumber,
  flaggedFor,
  isOwedReason,
  isPaidLate,
  nextStep,
  owedReason,
  reasonAtDeadline,
  transactionNumber,
} from './transaction.rules.ts';

it.each([
  ['pending_payment', 'settled', { to: 'paid', wasCancelled: false }],
  ['pending_payment', 'deadline_passed', { to: 'cancelled' }],
  ['pending_payment', 'given_up', { to: 'cancelled' }],
  ['cancelled', 'settled', { to: 'paid', wasCancelled: true }],
  ['cancelled', 'deadline_passed', { to: 'unchanged' }],
  ['cancelled', 'given_up', { to: 'unchanged' }],
  ['paid', 'settled', { to: 'paid_twice' }],
  ['paid', 'deadline_passed', { to: 'unchanged' }],
  ['paid', 'given_up', { to: 'unchanged' }],
] as const)('%s, %s', (status, event, expected) => {
  expect(nextStep(status, event)).toEqual(expected);
});

it('says why a transaction was cancelled', () => {
  expect(reasonAtDeadline('denied')).toBe('refused');
  expect(reasonAtDeadline('failed')).toBe('refused');
  expect(reasonAtDeadline('pending')).toBe('expired');
  expect(reasonAtDeadline(undefined)).toBe('expired');
});

it('calls late what was paid once the deadline had cancelled it', () => {
  expect([isPaidLate('expired'), isPaidLate('refused')]).toEqual([true, true]);
  expect([isPaidLate('by_adopter'), isPaidLate(null)]).toEqual([false, false]);
});

it('numbers transactions and contracts by the WIB day', () => {
  const number = transactionNumber(417, new Date('2026-11-19T18:00:00Z'));
  expect(number).toBe('RB-20261120-0417');
  expect(contractNumber(number, 2)).toBe('RB-20261120-0417-02');
});

it('keeps every reason that a person has to look at, each once', () => {
  const [first, second] = [new Date('2026-11-20T03:00:00Z'), new Date('2027-10-31T03:00:00Z')];
  const none = { flagged: null, flaggedAt: null };
  const missing = flaggedFor(none, owedReason(1, 3), first);
  expect(missing.flaggedAt).toBe(first);
  const twice = flaggedFor(missing, 'paid twice: TRX-1-2', second);
  expect(twice.flagged).toEqual(['1 of 3 trees could not be given', 'paid twice: TRX-1-2']);
  expect(twice.flaggedAt).toBe(second);
  expect(flaggedFor(twice, 'paid twice: TRX-1-2', new Date())).toEqual(twice);
  expect(twice.flagged?.filter(isOwedReason)).toEqual(['1 of 3 trees could not be given']);
});
