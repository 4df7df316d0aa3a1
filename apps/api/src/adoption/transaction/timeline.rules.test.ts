import { expect, it } from 'vitest';
import { timelineOf } from './timeline.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, minute));
const row = {
  createdAt: at(0),
  paidAt: null,
  cancelledAt: null,
  cancelReason: null,
  flagged: null,
  flaggedAt: null,
};
const attempt = { createdAt: at(0), paymentMethodId: 1, status: 'pending', endedAt: null } as const;
const names = (id: number) => (id === 1 ? 'QRIS' : 'BCA');
const events = (...of: Parameters<typeof timelineOf>) => timelineOf(...of).map(({ event }) => event);

it('tells of a refused attempt, another method and the payment', () => {
  const attempts = [
    { ...attempt, status: 'denied', endedAt: at(2) },
    { ...attempt, createdAt: at(3), paymentMethodId: 2, status: 'settled' },
  ] as const;
  const told = timelineOf({ ...row, paidAt: at(4) }, attempts, false, at(4).toISOString(), names);
  expect(told.map(({ event, method }) => [event, method])).toEqual([
    ['created', null],
    ['attemptFailed', 'QRIS'],
    ['methodChanged', 'BCA'],
    ['paid', null],
    ['certificate', null],
  ]);
});

it('tells of a payment that came after the deadline', () => {
  const late = { ...row, cancelledAt: at(15), cancelReason: 'expired', paidAt: at(20) } as const;
  expect(events(late, [attempt], true, undefined, names)).toEqual([
    'created',
    'expired',
    'late',
    'reassigned',
  ]);
});

it('tells of an attempt that lapsed before the deadline, not of one that lapsed with it', () => {
  const lapsed = { ...attempt, status: 'expired', endedAt: at(2) } as const;
  expect(events(row, [lapsed], false, undefined, names)).toEqual(['created', 'attemptFailed']);
  const over = { ...row, cancelledAt: at(15), cancelReason: 'expired' } as const;
  expect(events(over, [lapsed], false, undefined, names)).toEqual(['created', 'expired']);
});

it('tells of a refusal, and that the time ran out after it', () => {
  const refused = { ...attempt, status: 'denied', endedAt: at(2) } as const;
  const over = { ...row, cancelledAt: at(15), cancelReason: 'refused' } as const;
  expect(events(over, [refused], false, undefined, names)).toEqual(['created', 'attemptFailed', 'expired']);
});

it('tells of giving up', () => {
  const cancelled = { ...row, cancelledAt: at(5), cancelReason: 'by_adopter' } as const;
  expect(events(cancelled, [attempt], false, undefined, names)).toEqual(['created', 'cancelled']);
  const paid = { ...cancelled, paidAt: at(6) };
  expect(events(paid, [attempt], false, undefined, names)).toEqual(['created', 'cancelled', 'paid']);
});

it('tells of a refused attempt that was paid after all, and when that was flagged', () => {
  const attempts = [
    { ...attempt, status: 'settled', endedAt: at(2) },
    { ...attempt, createdAt: at(3), status: 'settled' },
  ] as const;
  const flagged = { ...row, paidAt: at(4), flagged: ['paid twice: TRX-1-1'] as const, flaggedAt: at(50) };
  const told = timelineOf(flagged, attempts, false, undefined, names);
  expect(told.map((entry) => [entry.event, entry.at])).toEqual([
    ['created', at(0).toISOString()],
    ['attemptFailed', at(2).toISOString()],
    ['paid', at(4).toISOString()],
    ['flagged', at(50).toISOString()],
  ]);
  expect(events({ ...flagged, flaggedAt: null }, attempts, false, undefined, names)).toContain('flagged');
});
