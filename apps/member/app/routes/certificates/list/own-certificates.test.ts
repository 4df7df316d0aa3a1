import { expect, it } from 'vitest';
import type { ForestTree } from '../../../data/wire.ts';
import { certificatesOf } from './own-certificates.ts';

type Term = ForestTree['terms'][number];

const term = (certificateNumber: string, more: Partial<Term> = {}): Term => ({
  adoptionId: 1,
  contractNumber: `${certificateNumber}/1`,
  certificateNumber,
  startsAt: '2026-11-24T03:00:00.000Z',
  endsAt: '2027-11-23T17:00:00.000Z',
  bond: 'own',
  holder: 'Ayu Wulandari',
  ...more,
});
const tree = (state: ForestTree['state'], ...terms: Term[]): Pick<ForestTree, 'state' | 'terms'> => ({
  state,
  terms,
});

it('keeps every certificate, the latest first, whosever it is by now', () => {
  const renewal = term('B', { startsAt: '2027-11-23T17:00:00.000Z', endsAt: '2028-11-22T17:00:00.000Z' });
  const given = term('C', { bond: 'given', holder: 'Ratna Puspita' });
  expect(certificatesOf([tree('in_term', term('A'), renewal), tree('ended', given)])).toMatchObject([
    { number: 'B', trees: 1, endsAt: '2028-11-22T17:00:00.000Z' },
    { number: 'A', trees: 1, replaced: 0, lost: 0 },
    { number: 'C', bond: 'given', holder: 'Ratna Puspita' },
  ]);
});

it('counts a dead tree and the one in its place once', () => {
  const moved = '2027-04-02T03:00:00.000Z';
  const forest = [
    tree('replaced', term('A', { endsAt: moved })),
    tree('in_term', term('A', { startsAt: moved })),
    tree('lost', term('A', { contractNumber: 'A/2' })),
  ];
  expect(certificatesOf(forest)).toMatchObject([
    { trees: 2, replaced: 1, lost: 1, endsAt: '2027-11-23T17:00:00.000Z' },
  ]);
});
