import { expect, it } from 'vitest';
import { isPaymentReminderDue } from './payment-reminder.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const unpaid = { createdAt: at(0), expiresAt: at(24), remindedAt: null };

it.each([
  ['before half time', 11, null, false],
  ['at half time', 12, null, true],
  ['after it was said', 13, 12, false],
  ['in the last hour', 23, 12, true],
  ['in the last hour, said already', 23.5, 23, false],
  ['in the last hour, first of all', 23, null, true],
  ['when it is over', 24, null, false],
] as const)('%s', (_, hour, remindedAt, due) => {
  const now = new Date(at(0).getTime() + hour * 3_600_000);
  expect(
    isPaymentReminderDue({ ...unpaid, remindedAt: remindedAt === null ? null : at(remindedAt) }, now),
  ).toBe(due);
});
