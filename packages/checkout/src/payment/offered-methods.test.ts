import { expect, it } from 'vitest';
import { chosenMethod, obstacleOf, offeredGroups } from './offered-methods.ts';
import type { PaymentMethod } from './wire.ts';

const qris: PaymentMethod = {
  id: 1,
  code: 'qris',
  group: 'qris',
  name: 'QRIS',
  fee: { fixed: 0, percent: 0.7 },
  minimum: 1_500,
  maximum: 10_000_000,
  available: true,
  expiresInSeconds: 900,
  cardScript: null,
};

it('knows the limits of a method', () => {
  expect(obstacleOf(qris, 150_000)).toBeUndefined();
  expect(obstacleOf(qris, 10_000_000)).toBeUndefined();
  expect(obstacleOf(qris, 10_000_001)).toBe('overLimit');
  expect(obstacleOf(qris, 1_000)).toBe('unavailable');
  expect(obstacleOf({ ...qris, available: false }, 150_000)).toBe('unavailable');
});

it('holds nothing against a method while the total is not known', () => {
  expect(obstacleOf(qris, undefined)).toBeUndefined();
});

const cardScript = {
  url: '/card.js',
  clientKey: 'key',
  environment: 'sandbox' as const,
};

it('offers no empty group, and no card whose number would have nowhere to go', () => {
  const namesOf = (card: PaymentMethod) =>
    offeredGroups(
      [
        { group: 'qris', methods: [qris] },
        { group: 'bank_transfer', methods: [] },
        { group: 'card', methods: [card] },
      ],
      1,
    ).map(({ group }) => group);
  expect(namesOf({ ...qris, group: 'card' })).toEqual(['qris']);
  expect(namesOf({ ...qris, group: 'card', cardScript })).toEqual(['qris', 'card']);
});

it('leaves out the method that another is looked for in place of', () => {
  const groups = [{ group: 'e_wallet' as const, methods: [qris, { ...qris, id: 2 }] }];
  expect(
    offeredGroups(groups, 1, 1).flatMap(({ methods }) => methods.map(({ method }) => method.id)),
  ).toEqual([2]);
});

it('finds the method that is chosen', () => {
  const groups = [{ group: 'qris' as const, methods: [qris] }];
  expect(chosenMethod(groups, '1')).toBe(qris);
  expect(chosenMethod(groups, '')).toBeUndefined();
  expect(chosenMethod(undefined, '1')).toBeUndefined();
});
