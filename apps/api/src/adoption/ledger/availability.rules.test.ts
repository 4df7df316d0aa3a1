import { expect, it } from 'vitest';
import { availabilityOf } from './availability.rules.ts';

const now = new Date('2026-11-20T03:00:00Z');
const later = new Date('2026-11-20T03:15:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const me = { adopterId: 1, transactionId: 7, renews: [30, 31, 10, 5, 15, 380, 20] };
const free = { status: 'ready_to_adopt', condition: 'healthy', hold: undefined, terms: [] } as const;
const mine = (days: number) => ({ id: days, adopterId: 1, giverId: null, endsAt: inDays(days) });
const given = { ...mine(20), adopterId: 2, giverId: 1 };

it.each([
  ['no such tree', undefined, 'not_found'],
  ['a free one', { ...free, terms: [] }, 'free'],
  ['only recorded', { ...free, terms: [], status: 'active' as const }, 'not_offered'],
  ['dead', { ...free, terms: [], status: 'inactive' as const }, 'not_offered'],
  ['found dead', { ...free, terms: [], condition: 'dead' as const }, 'not_offered'],
  ['held by another', { ...free, terms: [], hold: { deadline: later, transactionId: 8 } }, 'held'],
  ['held for this transaction', { ...free, terms: [], hold: { deadline: later, transactionId: 7 } }, 'free'],
  ['a hold that ran out', { ...free, terms: [], hold: { deadline: now, transactionId: 8 } }, 'free'],
  ["in another's term", { ...free, terms: [{ ...mine(5), adopterId: 2 }] }, 'taken'],
  ['in my own term, early', { ...free, terms: [mine(31)] }, 'taken'],
  ['in my own term, near its end', { ...free, terms: [mine(30)] }, 'free'],
  ['in my own term, near its end, not named', { ...free, terms: [mine(25)] }, 'taken'],
  ['given away by me, near its end', { ...free, terms: [given] }, 'free'],
  ['renewed already', { ...free, terms: [mine(380), mine(15)] }, 'taken'],
])('%s', (_, tree, expected) => {
  const answer = availabilityOf(tree, me, now);
  expect(answer.available ? 'free' : answer.reason).toBe(expected);
});

it('renews from the end of the running term', () => {
  const tree = { ...free, terms: [mine(10)] };
  expect(availabilityOf(tree, me, now)).toEqual({ available: true, startsAt: inDays(10) });
});

it('does not take a hold of nobody for one of a new buyer', () => {
  const tree = { ...free, terms: [], hold: { deadline: later, transactionId: 8 } };
  expect(availabilityOf(tree, { adopterId: 1 }, now).available).toBe(false);
});
