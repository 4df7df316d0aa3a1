import { expect, it } from 'vitest';
import { nextAttemptStatus } from './attempt.rules.ts';

it.each([
  ['created', 'pending', 'pending'],
  ['created', 'settled', 'settled'],
  ['pending', 'denied', 'denied'],
  ['denied', 'pending', 'denied'],
  ['cancelled', 'expired', 'cancelled'],
  ['expired', 'settled', 'settled'],
  ['settled', 'pending', 'settled'],
  ['settled', 'expired', 'settled'],
  ['settled', 'refunded', 'settled'],
  ['pending', 'refunded', 'pending'],
] as const)('%s, then reported %s: %s', (current, reported, expected) => {
  expect(nextAttemptStatus(current, reported)).toBe(expected);
});
