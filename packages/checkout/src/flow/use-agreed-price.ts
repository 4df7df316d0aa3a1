import type { Schema } from '@rimba/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import { type Dispatch, useEffect, useState } from 'react';
import type { CheckoutEvent, CheckoutState } from '../steps/checkout-state.ts';
import { type PriceChange, priceChanges, type ShownPrice } from './price-difference.ts';

type QuoteQuery = UseQueryResult<Schema<'Quote'>>;

const none: readonly PriceChange[] = [];

/**
 * The price that the reader has seen, and what differs from it by now: to be said before anything goes on.
 * @param seen what the page before counted of the same trees
 */
export function useAgreedPrice(
  { data, isPlaceholderData }: QuoteQuery,
  methodId: string | null,
  seen: Schema<'Quote'> | undefined,
) {
  const [agreed, setAgreed] = useState<ShownPrice | undefined>(
    () => seen && { breakdown: seen.breakdown, methodId: null },
  );
  const counted = isPlaceholderData || !data?.trees.length ? undefined : data.breakdown;
  const changes = agreed && counted ? priceChanges(agreed, { breakdown: counted, methodId }) : none;
  useEffect(() => {
    if (!counted) return;
    const now = { breakdown: counted, methodId };
    setAgreed((before) => (before && priceChanges(before, now).length > 0 ? before : now));
  }, [counted, methodId]);
  return {
    changes,
    agreed,
    accept: () => counted && setAgreed({ breakdown: counted, methodId }),
    /** Whether a count says something else than what the reader has seen. */
    differs: (quote: Schema<'Quote'>, chosenId: string | null) =>
      agreed !== undefined &&
      priceChanges(agreed, { breakdown: quote.breakdown, methodId: chosenId }).length > 0,
  };
}

/** An order that waited for its code through a reload is asked about anew where the page shows another price. */
export function usePriceOfProven(
  state: CheckoutState,
  { data, isPlaceholderData }: QuoteQuery,
  dispatch: Dispatch<CheckoutEvent>,
): void {
  const order = state.step === 'enteringCode' ? state.order : undefined;
  const isCounted = data !== undefined && !isPlaceholderData && data.breakdown.paymentFee !== null;
  const isSame =
    isCounted && order?.treeIds.join() === data.trees.map(({ id }) => id).join() ? data : undefined;
  const isOther = isSame !== undefined && isSame.breakdown.finalPrice !== order?.expectedTotal;
  useEffect(() => {
    if (isOther) dispatch({ type: 'priceChanged' });
  }, [isOther, dispatch]);
}
