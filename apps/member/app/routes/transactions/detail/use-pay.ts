import { ApiError } from '@rimba/api-client';
import { useState } from 'react';
import { payTransaction, refreshTransaction } from '../../../data/transactions.ts';
import type { Transaction } from '../../../data/wire.ts';
import { useSayFailure } from '../../../frame/use-say-failure.ts';

type Change = Parameters<typeof payTransaction>[1];

/**
 * Starts an attempt to pay. When the transaction is not what the page shows any more (paid, over, by another
 * method, at another price), it is fetched anew and the reader is told why.
 */
export function usePay({ id }: Pick<Transaction, 'id'>) {
  const sayFailure = useSayFailure();
  const [busy, setBusy] = useState(false);
  /** Answers whether the attempt was started. */
  const pay = async (change: Change): Promise<boolean> => {
    setBusy(true);
    try {
      await payTransaction(id, change);
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
