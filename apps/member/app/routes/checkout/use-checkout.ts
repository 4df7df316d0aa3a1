import { ApiError } from '@rimba/api-client';
import { errorCodeOf } from '@rimba/i18n';
import { useReducer } from 'react';
import { recount, sendAttempt } from '../../data/checkout.ts';
import { refreshWishtree } from '../../data/wishtree.ts';
import {
  type Attempt,
  type CheckoutEvent,
  type CheckoutOrder,
  nextCheckout,
  startOfCheckout,
} from './checkout-machine.ts';

interface CheckoutOptions {
  onMade: (transactionId: number) => void;
  /** The service found fields wrong; they are shown where they are. */
  onWrongFields: (error: ApiError) => void;
}

/** The checkout's machine together with the call that it makes. */
export function useCheckout({ onMade, onWrongFields }: CheckoutOptions) {
  const [state, dispatch] = useReducer(nextCheckout, startOfCheckout);

  /** `takeToken` waits for the bot check where it has not finished. */
  async function send(attempt: Attempt, takeToken: () => Promise<string>) {
    dispatch({ type: 'confirmed' });
    try {
      const { id } = await sendAttempt(attempt, await takeToken());
      dispatch({ type: 'made', transactionId: id });
      // The badge may be late; the way to the payment is not.
      void refreshWishtree().catch(() => undefined);
      onMade(id);
    } catch (error) {
      const event = eventFor(error, attempt.order);
      dispatch(event);
      if (event.type !== 'failed') void recount();
      if (error instanceof ApiError && error.errors.length > 0) onWrongFields(error);
    }
  }

  return {
    state,
    review: (order: CheckoutOrder) => dispatch({ type: 'reviewed', order, freshKey: crypto.randomUUID() }),
    withdraw: () => dispatch({ type: 'withdrawn' }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    send,
  };
}

/** What a failed call means for the checkout. */
export function eventFor(error: unknown, order: CheckoutOrder): CheckoutEvent {
  if (!(error instanceof ApiError)) {
    return {
      type: 'failed',
      problem: { code: errorCodeOf(error), message: '', answered: false, errors: [] },
    };
  }
  if (error.code === 'checkout.trees_unavailable') {
    return { type: 'treesTaken', taken: takenTrees(error, order.treeIds) };
  }
  if (error.code === 'checkout.price_changed') return { type: 'priceChanged' };
  const { code, message, errors, requestId } = error;
  const answered = error.status >= 400 && error.status < 500;
  return { type: 'failed', problem: { code, message, answered, errors, requestId } };
}

/** The error names each tree by its place in what was sent: `treeIds.2`. */
function takenTrees(error: ApiError, treeIds: readonly number[]): number[] {
  return error.errors.flatMap(({ path }) => {
    const place = /^treeIds\.(\d+)$/.exec(path)?.[1];
    const id = place === undefined ? undefined : treeIds[Number(place)];
    return id === undefined ? [] : [id];
  });
}
