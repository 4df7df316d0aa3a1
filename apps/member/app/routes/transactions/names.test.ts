import { expect, it } from 'vitest';
import type { Transaction } from '../../data/wire.ts';
import { isGift, isNamedByReader } from './is-gift.ts';
import { namesOf } from './names.ts';

const tree = (treeId: number, certificateNumber: string | undefined, holder: string, isGiven = false) =>
  ({
    treeId,
    certificateNumber,
    renews: { adoptionId: treeId, endsAt: '2027-11-23T17:00:00.000Z', holder, isGiven },
  }) as Transaction['trees'][number];
const made = (certificateNumber: string, holder: string) => ({
  certificateNumber,
  holder,
  issuedAt: '2027-11-10T03:00:00.000Z',
});

it('tells the names of a renewal apart, before it is paid and after', () => {
  const holder = 'Ayu dan PT Lestari';
  const trees = [
    tree(1, undefined, 'Ayu'),
    tree(2, undefined, 'PT Lestari'),
    tree(3, undefined, 'PT Lestari'),
  ];
  const idsOf = (of: Parameters<typeof namesOf>[0]) =>
    namesOf(of).map(({ holder: name, trees: own }) => [name, own.map(({ treeId }) => treeId)]);
  expect(idsOf({ holder, certificates: [], trees })).toEqual([
    ['Ayu', [1]],
    ['PT Lestari', [2, 3]],
  ]);
  const paid = [tree(1, 'A', 'Ayu'), tree(2, 'B', 'PT Lestari'), tree(3, 'B', 'PT Lestari')];
  expect(idsOf({ holder, certificates: [made('A', 'Ayu'), made('B', 'PT Lestari')], trees: paid })).toEqual([
    ['Ayu', [1]],
    ['PT Lestari', [2, 3]],
  ]);
  // Two certificates may be in one name.
  expect(
    namesOf({ holder: 'Ayu', certificates: [made('A', 'Ayu'), made('B', 'Ayu')], trees: paid }),
  ).toHaveLength(2);
});

it('has one name for an order of new trees', () => {
  const { renews: _, ...plain } = tree(1, undefined, '');
  expect(namesOf({ holder: 'Ratna', certificates: [], trees: [plain] })).toMatchObject([{ holder: 'Ratna' }]);
});

it('takes for a gift what was ordered or renewed as one, whatever its name', () => {
  expect(isGift({ gift: null, trees: [tree(1, undefined, 'Ratna', true)] })).toBe(true);
  expect(isGift({ gift: null, trees: [tree(1, undefined, 'Ratna', true), tree(2, undefined, 'Ayu')] })).toBe(
    false,
  );
  expect(isGift({ gift: null, trees: [tree(1, undefined, 'PT Lestari')] })).toBe(false);
});

it('tells whose choice it is how others see the name on it', () => {
  const gift = (acceptedAt: string | null) => ({ acceptedAt }) as Transaction['gift'];
  const isOwn = (of: Transaction['gift'], ...isGiven: boolean[]) =>
    isNamedByReader({ gift: of, trees: isGiven.map((given, id) => tree(id, undefined, 'Dewi', given)) });
  expect([isOwn(gift(null), false), isOwn(gift('2027-11-10T03:00:00.000Z'), false)]).toEqual([true, false]);
  expect([isOwn(null, false), isOwn(null, false, true), isOwn(null, true)]).toEqual([true, true, false]);
});
