import { ApiError } from '@rimba/api-client';
import type { UsedCard } from '@rimba/checkout/payment';
import { useState } from 'react';
import { payTransaction, refreshTransaction } from '../../../../data/transactions.ts';
import type { Transaction } from '../../../../data/wire.ts';
import { useSayFailure } from '../../../../frame/use-say-failure.ts';

type Change = Omit<Parameters<typeof payTransaction>[1], 'cardToken'>;

/**
 * Starts an attempt to pay, and leads to the bank's page where a card's holder has to approve it there. When the transaction is not what the page shows any more (paid, over, by another
 * method, at another price), it is fetched anew and the reader is told why.
 */
export function usePay({ id }: Pick<Transaction, 'id'>) {
  const sayFailure = useSayFailure();
  const [busy, setBusy] = useState(false);
  /** Answers whether the attempt was started. */
  const pay = async (change: Change, card: UsedCard): Promise<boolean> => {
    if (!card.isReady()) return false;
    setBusy(true);
    try {
      const cardToken = await card.take();
      const { payment } = await payTransaction(id, {
        ...change,
        ...(cardToken !== undefined && { cardToken }),
      });
      if (cardToken !== undefined && payment?.redirectUrl) window.location.assign(payment.redirectUrl);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) await refreshTransaction(id);
      sayFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, pay };
}
