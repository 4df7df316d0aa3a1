import { ApiError } from '@rimba/api-client';
import { expect, it } from 'vitest';
import { NotSent } from '../not-sent.ts';
import { eventFor, problemOf } from './answer-event.ts';
import { sampleOrder } from './sample-order.ts';

const order = { ...sampleOrder, treeIds: [10, 20, 30] };
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

it('tells a refusal from an answer that never came, and from what was never sent', () => {
  const fateOf = (error: unknown) => {
    const event = eventFor(error, order);
    return event.type === 'failed' ? event.problem.fate : event.type;
  };
  expect(fateOf(failed(422, 'checkout.required_fields'))).toBe('refused');
  expect(fateOf(failed(0, 'request.offline'))).toBe('unknown');
  expect(fateOf(failed(503, 'request.unavailable'))).toBe('unknown');
  expect(fateOf(new Error('bug'))).toBe('unknown');
  expect(fateOf(new NotSent('checkout.recaptcha_not_ready'))).toBe('unsent');
  expect(fateOf(new NotSent('payment.card_details_invalid'))).toBe('unsent');
});

it('asks again for a code that was not taken', () => {
  for (const [status, code] of [
    [422, 'checkout.invalid_code'],
    [410, 'checkout.code_expired'],
  ] as const) {
    expect(eventFor(failed(status, code), order)).toMatchObject({ type: 'codeRefused', refusal: { code } });
  }
});

it('knows that another order was made under the key', () => {
  expect(eventFor(failed(409, 'request.idempotency_conflict'), order)).toEqual({ type: 'madeEarlier' });
});

it('keeps what was wrong with single fields', () => {
  expect(eventFor(failed(422, 'request.validation_error', ['holder']), order)).toMatchObject({
    problem: { errors: [{ path: 'holder' }] },
  });
});

it('asks again for a price that changed', () => {
  expect(eventFor(failed(409, 'checkout.price_changed'), order)).toEqual({ type: 'priceChanged' });
});

it('has a sentence only where the service said one', () => {
  const said = { status: 429, code: 'request.too_many_requests', message: 'Coba lagi dalam 1 detik' };
  expect(problemOf(new ApiError({ ...said, requestId: 'a' })).message).toBe(said.message);
  expect(problemOf(failed(0, 'request.timeout')).message).toBe('');
});
