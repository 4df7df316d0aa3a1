import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PaymentMethod } from '../payment/wire.ts';
import { isMethodGone } from '../steps/answer-event.ts';

/**
 * The chosen method is no longer offered: its name is kept to be told, the methods are fetched anew.
 *
 * @param quote what the order costs by it, which the service refuses to count then
 * @param onGone empties the choice
 */
export function useGoneMethod(
  method: PaymentMethod | undefined,
  methods: Pick<UseQueryResult, 'refetch'>,
  quote: Pick<UseQueryResult, 'error'>,
  onGone: () => void,
) {
  const [goneMethod, setGoneMethod] = useState<string>();
  const onMethodGone = () => {
    setGoneMethod(method?.name);
    onGone();
    void methods.refetch();
  };
  // Told as soon as it is chosen; otherwise before the last question, or after it.
  const isGone = isMethodGone(quote.error);
  useEffect(() => {
    if (isGone) onMethodGone();
  }, [isGone]);
  return [goneMethod, onMethodGone] as const;
}
