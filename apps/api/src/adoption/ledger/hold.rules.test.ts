import { expect, it } from 'vitest';
import { isHeld, paymentDeadline } from './hold.rules.ts';

const createdAt = new Date('2026-11-20T03:00:00Z');
const qris = { expiresInSeconds: 900 };
const account = { expiresInSeconds: 86_400 };

it.each([
  ['a code lives 15 minutes', '2026-11-20T03:00:00Z', qris, '2026-11-20T03:15:00.000Z'],
  ['an account lives 24 hours', '2026-11-20T03:00:00Z', account, '2026-11-21T03:00:00.000Z'],
  [
    'another method does not stretch the 24 hours',
    '2026-11-20T13:00:00Z',
    account,
    '2026-11-21T03:00:00.000Z',
  ],
  ['near the end a code is cut short', '2026-11-21T02:50:00Z', qris, '2026-11-21T03:00:00.000Z'],
])('%s', (_, now, method, expected) => {
  expect(paymentDeadline(createdAt, new Date(now), method)?.toISOString()).toBe(expected);
});

it('starts no payment in the last minute', () => {
  expect(paymentDeadline(createdAt, new Date('2026-11-21T02:59:01Z'), qris)).toBeUndefined();
});

it('lets a tree go at the deadline', () => {
  const hold = { deadline: new Date('2026-11-20T03:15:00Z') };
  expect(isHeld(hold, new Date('2026-11-20T03:14:59Z'))).toBe(true);
  expect(isHeld(hold, new Date('2026-11-20T03:15:00Z'))).toBe(false);
  expect(isHeld(undefined, createdAt)).toBe(false);
});
