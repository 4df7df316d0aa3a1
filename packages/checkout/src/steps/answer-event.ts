import { ApiError } from '@rimba/api-client';
import { NotSent } from '../not-sent.ts';
import type { CheckoutOrder } from './checkout-order.ts';
import type { CheckoutEvent, CheckoutProblem } from './checkout-state.ts';

const codeRefusals = new Set([
  'checkout.invalid_code',
  'checkout.code_expired',
  'checkout.email_and_code_required',
]);

const methodGone = new Set(['checkout.payment_method_not_found', 'checkout.invalid_payment_method']);

/** The chosen method cannot be used any more, or not for this sum. */
export const isMethodGone = (error: unknown): boolean =>
  error instanceof ApiError && methodGone.has(error.code);

/** What a failed call means for the checkout. */
export function eventFor(error: unknown, order: CheckoutOrder): CheckoutEvent {
  const problem = problemOf(error);
  if (!(error instanceof ApiError)) return { type: 'failed', problem };
  if (codeRefusals.has(error.code)) return { type: 'codeRefused', refusal: problem };
  if (error.code === 'checkout.trees_unavailable') {
    return { type: 'treesTaken', taken: takenTrees(error, order.treeIds) };
  }
  if (error.code === 'checkout.price_changed') return { type: 'priceChanged' };
  if (isMethodGone(error)) return { type: 'differed' };
  if (error.code === 'request.idempotency_conflict') return { type: 'madeEarlier' };
  return { type: 'failed', problem };
}

/** A failed call in the machine's words. */
export function problemOf(error: unknown): CheckoutProblem {
  if (error instanceof NotSent) return { code: error.code, message: '', fate: 'unsent', errors: [] };
  if (!(error instanceof ApiError))
    return { code: 'request.unexpected', message: '', fate: 'unknown', errors: [] };
  const { status, message, errors, requestId } = error;
  const fate = status >= 400 && status < 500 ? 'refused' : 'unknown';
  // Without the service's word the client says which call it was, which is no sentence for a reader.
  return { code: error.code, message: requestId ? message : '', fate, errors, requestId };
}

/** The error names each tree by its place in what was sent: `treeIds.2`. */
function takenTrees(error: ApiError, treeIds: readonly number[]): number[] {
  return error.errors.flatMap(({ path }) => treeIds[Number(/^treeIds\.(\d+)$/.exec(path)?.[1])] ?? []);
}
