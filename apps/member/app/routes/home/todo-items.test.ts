import { expect, it } from 'vitest';
import type { ForestTree, Transaction } from '../../data/wire.ts';
import { firstUnpaid, type TodoItem, todoItems } from './todo-items.ts';

const nothing = {
  now: Date.parse('2026-12-25T03:00:00Z'),
  emailVerified: true,
  pending: [],
  gifts: [],
  trees: [],
  certificates: [],
  wishtree: [{ treeId: 1, available: true }],
};

const tree = (
  id: number,
  state: ForestTree['state'],
  can: ForestTree['can'],
  endsAt = '2026-12-19T17:00:00Z',
  changes: Partial<ForestTree> = {},
) =>
  ({
    tree: { id, treeName: `Ramin ${id}` },
    state,
    bond: 'own',
    can,
    endsAt,
    takenSince: null,
    ...changes,
  }) as ForestTree;

const ids = (items: readonly TodoItem[]) =>
  items.map((item) => (item.kind === 'renew' ? item.trees.map(({ tree: { id } }) => id) : item.kind));

it('has nothing to say where nothing is to be done', () => {
  expect(todoItems({ ...nothing, trees: [tree(1, 'in_term', null)] })).toEqual([]);
});

it('asks for the proof of the address, and tells of trees that are gone', () => {
  expect(
    todoItems({ ...nothing, emailVerified: false, wishtree: [{ treeId: 1, available: false }] }),
  ).toEqual([{ kind: 'verify' }, { kind: 'wishtree', count: 1 }]);
});

it('speaks of terms that can be renewed, trees of one day together', () => {
  const trees = [
    tree(1, 'ending', 'renew'),
    tree(2, 'ending', null),
    tree(3, 'ending', 'renew'),
    tree(4, 'ended', 'adopt_again', '2026-10-02T17:00:00Z'),
  ];
  expect(ids(todoItems({ ...nothing, trees }))).toEqual([[1, 3]]);
});

it('speaks apart of what others accepted, as reminders and the page of renewals do', () => {
  const end = '2026-12-19T17:00:00Z';
  const gift = { bond: 'given', holder: 'Ratna', accepted: true } as const;
  const unaccepted = { bond: 'given', holder: 'Ratna', accepted: false } as const;
  const trees = [
    tree(1, 'ending', 'renew'),
    tree(2, 'ending', 'renew', end, gift),
    tree(3, 'ending', 'renew', end, { bond: 'received', holder: 'Siti' }),
    tree(4, 'ending', 'renew', end, gift),
    tree(5, 'ending', 'renew', end, { ...gift, holder: 'Emma' }),
    tree(6, 'ending', 'renew', end, unaccepted),
  ];
  expect(ids(todoItems({ ...nothing, trees }))).toEqual([[1, 3, 6], [5], [2, 4]]);
});

it('offers nothing again that somebody else was given', () => {
  const given = { bond: 'given', holder: 'Ratna' } as const;
  const end = '2026-12-19T17:00:00Z';
  const accepted = tree(1, 'ended', 'adopt_again', end, { ...given, accepted: true });
  expect(todoItems({ ...nothing, trees: [accepted] })).toEqual([]);
  // Until it is accepted, it is its giver's to go on with.
  const unaccepted = tree(2, 'ended', 'adopt_again', end, given);
  expect(todoItems({ ...nothing, trees: [accepted, unaccepted] })).toEqual([
    { kind: 'again', free: 1, taken: 0 },
  ]);
});

it('offers what is free again once no term runs any more', () => {
  const trees = [
    tree(1, 'ended', 'adopt_again'),
    { ...tree(2, 'ended', null), takenSince: '2026-12-20T02:00:00Z' },
    tree(3, 'replaced', null),
  ];
  expect(todoItems({ ...nothing, trees })).toEqual([{ kind: 'again', free: 1, taken: 1 }]);
});

it('offers it beside trees in term, too, for the first month', () => {
  const trees = [tree(1, 'ended', 'adopt_again'), tree(2, 'in_term', null)];
  expect(todoItems({ ...nothing, trees })).toEqual([{ kind: 'again', free: 1, taken: 0 }]);
  expect(todoItems({ ...nothing, now: Date.parse('2027-02-01T00:00:00Z'), trees })).toEqual([]);
});

it('tells of gifts that nobody has accepted, after what runs out', () => {
  const gift = { transactionId: 7, holder: 'Ratna', sentAt: '2026-11-20T05:00:00Z' };
  const wishtree = [{ treeId: 1, available: false }];
  expect(
    todoItems({ ...nothing, trees: [tree(1, 'ending', 'renew')], gifts: [gift], wishtree }),
  ).toMatchObject([{ kind: 'renew' }, { kind: 'gift', gift }, { kind: 'wishtree' }]);
});

it('says that certificates wait to be opened, and leads to the latest', () => {
  const createdAt = new Date(nothing.now - 29 * 86_400_000).toISOString();
  const certificates = ['B', 'A'].map((number) => ({ link: `/certificates/me/${number}/`, createdAt }));
  const terms = [{ certificateNumber: 'A', holder: 'Ratna Puspita' }] as ForestTree['terms'];
  const trees = [tree(1, 'in_term', null, undefined, { terms })];
  expect(todoItems({ ...nothing, trees, certificates })).toEqual([
    { kind: 'certificate', numbers: ['B', 'A'], holders: ['Ratna Puspita'] },
  ]);
});

it('lets go of a certificate that was not opened in a month: it was mailed', () => {
  const createdAt = new Date(nothing.now - 31 * 86_400_000).toISOString();
  expect(todoItems({ ...nothing, certificates: [{ link: '/certificates/me/A/', createdAt }] })).toEqual([]);
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

it('puts the payment for the first trees in place of a forest, and only of one that is empty', () => {
  const transaction = { trees: [{ treeId: 1 }] } as Transaction;
  const items = todoItems({ ...nothing, pending: [transaction] });
  expect(firstUnpaid(items, { trees: [] })).toEqual({ kind: 'pay', transaction });
  expect(firstUnpaid(items, { trees: [tree(1, 'in_term', null)] })).toBeUndefined();
  expect(firstUnpaid(items, undefined)).toBeUndefined();
});
