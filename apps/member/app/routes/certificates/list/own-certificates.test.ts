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
const tree = (
  state: ForestTree['state'],
  ...terms: Term[]
): Pick<ForestTree, 'state' | 'terms' | 'lost'> => ({ state, terms, lost: null });
const died = (foundAt: string, ...terms: Term[]) => ({
  ...tree('lost', ...terms),
  lost: {
    foundAt,
    surveyor: 'Rahmat',
    notes: null,
    cause: null,
    lastMeasured: null,
    letterId: null,
    isNews: false,
    promised: true,
    replantBy: null,
  },
});

it('keeps every certificate, the latest first, whosever it is by now', () => {
  const renewal = term('B', { startsAt: '2027-11-23T17:00:00.000Z', endsAt: '2028-11-22T17:00:00.000Z' });
  const given = term('C', { bond: 'given', holder: 'Ratna Puspita' });
  expect(certificatesOf([tree('in_term', term('A'), renewal), tree('ended', given)])).toMatchObject([
    { number: 'B', trees: 1, endsAt: '2028-11-22T17:00:00.000Z', renewed: 0 },
    { number: 'A', trees: 1, renewed: 1, replaced: 0, lost: 0 },
    { number: 'C', renewed: 0, bond: 'given', holder: 'Ratna Puspita' },
  ]);
});

it('does not call renewed what was adopted again after a while', () => {
  const again = term('B', { startsAt: '2027-12-24T03:00:00.000Z', endsAt: '2028-12-23T17:00:00.000Z' });
  expect(certificatesOf([tree('in_term', term('A'), again)])).toMatchObject([
    { number: 'B' },
    { number: 'A', renewed: 0 },
  ]);
});

it('counts a dead tree and the one in its place once', () => {
  const moved = '2027-04-02T03:00:00.000Z';
  const forest = [
    tree('replaced', term('A', { endsAt: moved })),
    tree('in_term', term('A', { startsAt: moved })),
    died('2027-03-02T03:00:00.000Z', term('A', { contractNumber: 'A/2' })),
  ];
  expect(certificatesOf(forest)).toMatchObject([
    { trees: 2, replaced: 1, lost: 1, endsAt: '2027-11-23T17:00:00.000Z' },
  ]);
});

it('counts a death on the certificate whose term it ended, and on none that was over by then', () => {
  const renewal = term('B', { startsAt: '2027-11-23T17:00:00.000Z', endsAt: '2028-11-22T17:00:00.000Z' });
  expect(certificatesOf([died('2028-09-02T03:00:00.000Z', term('A'), renewal)])).toMatchObject([
    { number: 'B', lost: 1 },
    { number: 'A', lost: 0 },
  ]);
});

it('says of a gift who went on with it', () => {
  const later = { startsAt: '2027-11-23T17:00:00.000Z', endsAt: '2028-11-22T17:00:00.000Z' };
  const of = (bond: ForestTree['bond']) =>
    certificatesOf([
      tree('in_term', term('A', { bond }), term('B', { ...later, bond, renewedByRecipient: true })),
    ]).map((one) => one.bond);
  expect(of('given')).toEqual(['renewed', 'given']);
  expect(of('received')).toEqual(['continued', 'received']);
});
