import { ApiError } from '@rimba/api-client';
import { expect, it } from 'vitest';
import type { CheckoutOrder } from './checkout-machine.ts';
import { eventFor } from './use-checkout.ts';

const order: CheckoutOrder = {
  treeIds: [10, 20, 30],
  paymentMethodId: 1,
  expectedTotal: 1,
  customer: { firstName: 'A', lastName: '', email: 'a@b.c', phone: '+6281234567', adopterType: 'individual' },
  holder: 'A',
  publicName: 'full',
  gift: null,
};
const failed = (status: number, code: string, paths: string[] = []) =>
  new ApiError({
    status,
    code,
    message: 'm',
    errors: paths.map((path) => ({ path, code: 'checkout.tree_unavailable', message: 'm' })),
  });

it('finds the trees that were taken by their places', () => {
  const error = failed(409, 'checkout.trees_unavailable', ['treeIds.0', 'treeIds.2']);
  expect(eventFor(error, order)).toEqual({ type: 'treesTaken', taken: [10, 30] });
});

it('tells a refusal from an answer that never came', () => {
  expect(eventFor(failed(422, 'checkout.required_fields'), order)).toMatchObject({
    problem: { answered: true },
  });
  expect(eventFor(failed(0, 'request.offline'), order)).toMatchObject({ problem: { answered: false } });
  expect(eventFor(failed(503, 'request.unavailable'), order)).toMatchObject({ problem: { answered: false } });
  expect(eventFor(new Error('bug'), order)).toMatchObject({ problem: { answered: false } });
});

it('keeps what was wrong with single fields', () => {
  expect(eventFor(failed(422, 'request.validation_error', ['holder']), order)).toMatchObject({
    problem: { errors: [{ path: 'holder' }] },
  });
});

it('asks again for a price that changed', () => {
  expect(eventFor(failed(409, 'checkout.price_changed'), order)).toEqual({ type: 'priceChanged' });
});
