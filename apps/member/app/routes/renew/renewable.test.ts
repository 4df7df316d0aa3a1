import { describe, expect, it } from 'vitest';
import type { ForestTree } from '../../data/wire.ts';
import {
  cameFrom,
  isOfBoth,
  obstacleOf,
  preselected,
  renewableTrees,
  renewedAlready,
  termStanding,
  toldOf,
} from './renewable.ts';

const tree = (id: number, endsAt: string, more: Partial<ForestTree>) =>
  ({
    tree: { id },
    state: 'ending',
    bond: 'own',
    can: 'renew',
    endsAt,
    terms: [{ adoptionId: id * 10 }],
    ...more,
  }) as ForestTree;

const forest = [
  tree(1, '2027-11-24', {}),
  tree(2, '2027-11-20', { bond: 'given' }),
  tree(3, '2027-01-01', { state: 'ended', can: null }),
  tree(4, '2027-11-21', { state: 'ended', can: 'adopt_again' }),
  tree(5, '2028-11-21', { state: 'in_term', can: null }),
];

describe('what can be gone on with', () => {
  it('is near its end or past it, the first to end first, and what is gone last', () => {
    expect(renewableTrees(forest).map(({ tree: { tree }, gone }) => [tree.id, gone])).toEqual([
      [2, false],
      [4, false],
      [1, false],
      [3, true],
    ]);
  });

  it('is ticked where one came from, else where it was not given away', () => {
    const choices = renewableTrees(forest);
    expect(preselected(choices, cameFrom(new URLSearchParams('tree=2')))).toEqual([20]);
    expect(preselected(choices, cameFrom(new URLSearchParams('tree=2,1,99')))).toEqual([20, 10]);
    expect(preselected(choices, cameFrom(new URLSearchParams('tree=3')))).toEqual([]);
    expect(preselected(choices, cameFrom(new URLSearchParams()))).toEqual([40, 10]);
  });
});

describe('why what is ticked cannot be renewed now', () => {
  const of = (more: Partial<ForestTree>) => renewableTrees([tree(1, '2027-11-24', more)])[0];
  const refused = (more: Partial<Parameters<typeof obstacleOf>[0]>) =>
    ({ treeId: 1, reason: 'held', transactionId: null, ...more }) as Parameters<typeof obstacleOf>[0];
  const until = '2027-11-01T05:00:00.000Z';

  it('is an order of one’s own that waits, which alone is led to', () => {
    const own = refused({ reason: 'held_by_you', transactionId: 9 });
    expect(obstacleOf(own, of({}))).toEqual({ is: 'waiting', transactionId: 9 });
    expect(obstacleOf(refused({ reason: 'adopted_by_you', transactionId: 9 }), of({}))).toEqual({
      is: 'renewed',
    });
  });

  it('is the other of a gift who renews it, by name where one is known', () => {
    const by = (who: 'giver' | 'recipient', more: Partial<ForestTree>) =>
      obstacleOf(refused({ renewing: { by: who, until } }), of(more));
    expect(by('giver', { giver: 'Ayu', holder: 'Dewi' })).toEqual({
      is: 'renewing',
      by: 'giver',
      until,
      name: 'Ayu',
    });
    expect(by('recipient', { giver: null, holder: 'Dewi' })).toMatchObject({ name: 'Dewi' });
    expect(by('giver', { giver: null, holder: 'Dewi' })).toMatchObject({ name: undefined });
    expect(by('recipient', { giver: null, holder: '' })).toMatchObject({ name: undefined });
  });

  it('is that it goes on already, while its term runs; afterwards that somebody else has it', () => {
    expect(obstacleOf(refused({ reason: 'taken' }), of({})).is).toBe('renewed');
    expect(obstacleOf(refused({ reason: 'taken' }), of({ state: 'ended' })).is).toBe('lost');
    expect(obstacleOf(refused({}), of({})).is).toBe('lost');
  });

  it('is asked of giver and recipient once the gift was accepted', () => {
    const both = (more: Partial<ForestTree>) => [of(more)].filter((one) => one && isOfBoth(one)).length;
    expect(
      [{ bond: 'received' }, { bond: 'given', accepted: true }].map((one) => both(one as never)),
    ).toEqual([1, 1]);
    expect([{ bond: 'own' }, { bond: 'given', accepted: false }].map((one) => both(one as never))).toEqual([
      0, 0,
    ]);
  });
});

describe('what goes on already', () => {
  const renewed = (id: number, certificateNumber: string) =>
    tree(id, '2028-11-24', {
      state: 'in_term',
      terms: [{ certificateNumber: 'A' }, { certificateNumber }] as ForestTree['terms'],
    });
  const all = [...forest, renewed(6, 'B'), renewed(7, 'B'), renewed(8, 'C'), renewed(9, 'D')];
  const came = (query: string) => cameFrom(new URLSearchParams(query));

  it('is what one came from and renewed, by certificate', () => {
    const ids = renewedAlready(all, came('tree=6,7,8,5,1')).map((own) => own.map(({ tree }) => tree.id));
    expect(ids).toEqual([[6, 7], [8]]);
    expect(renewedAlready(all, came(''))).toEqual([]);
  });

  it('is not stood in for by other trees', () => {
    const ticked = (query: string) =>
      preselected(renewableTrees(all), came(query), renewedAlready(all, came(query)));
    expect(ticked('tree=6')).toEqual([]);
    expect(ticked('tree=6,1')).toEqual([10]);
  });
});

it('is headed by the tree one came for, else by the one whose end is nearest', () => {
  const [first, ...more] = renewableTrees([
    tree(1, '2026-11-24', { state: 'ended', can: 'adopt_again' }),
    tree(2, '2027-11-21', { state: 'ended', can: 'adopt_again' }),
    tree(3, '2027-11-22', { state: 'ended', can: null }),
  ]);
  if (!first) throw new Error('Nothing to renew');
  const told = (query: string) => {
    const from = cameFrom(new URLSearchParams(query));
    const choices = [first, ...more] as const;
    const ticked = preselected(choices, from);
    return toldOf(choices, ticked, from, Date.parse('2027-11-24')).tree.tree.id;
  };
  expect([told(''), told('tree=1'), told('tree=3')]).toEqual([2, 1, 3]);
});

it('counts the days to the end of a term and since', () => {
  const now = Date.parse('2027-11-01T05:00:00Z');
  expect(termStanding('2027-11-23T17:00:00Z', now)).toEqual({ kind: 'in', days: 22 });
  expect(termStanding('2027-11-01T17:00:00Z', now)).toEqual({ kind: 'last' });
  expect(termStanding('2027-10-31T17:00:00Z', now)).toEqual({ kind: 'ended', days: 1 });
});
