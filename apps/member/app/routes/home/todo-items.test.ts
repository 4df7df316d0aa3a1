import { expect, it } from 'vitest';
import type { Transaction } from '../../data/wire.ts';
import { todoItems } from './todo-items.ts';

const now = Date.parse('2026-11-20T00:00:00Z');
const nothing = {
  emailVerified: true,
  pending: [],
  terms: [],
  wishtree: [{ treeId: 1, available: true }],
  now,
};

it('has nothing to say where nothing is to be done', () => {
  expect(todoItems(nothing)).toEqual([]);
});

it('asks for the proof of the address, and tells of trees that are gone', () => {
  expect(
    todoItems({ ...nothing, emailVerified: false, wishtree: [{ treeId: 1, available: false }] }),
  ).toEqual([{ kind: 'verify' }, { kind: 'wishtree', count: 1 }]);
});

it('speaks of a term in its last 30 days, trees of one day together', () => {
  const soon = '2026-12-19T17:00:00Z';
  const terms = [
    { id: 1, endsAt: soon },
    { id: 2, endsAt: '2026-12-20T17:00:00Z' },
    { id: 3, endsAt: soon },
  ];
  expect(todoItems({ ...nothing, terms })).toEqual([{ kind: 'renew', endsAt: soon, treeIds: [1, 3] }]);
});

it('does not call a tree gone that waits for the reader’s own payment', () => {
  const transaction = { trees: [{ treeId: 1 }] } as Transaction;
  const wishtree = [
    { treeId: 1, available: false },
    { treeId: 2, available: false },
  ];
  expect(todoItems({ ...nothing, pending: [transaction], wishtree })).toEqual([
    { kind: 'pay', transaction },
    { kind: 'wishtree', count: 1 },
  ]);
});
