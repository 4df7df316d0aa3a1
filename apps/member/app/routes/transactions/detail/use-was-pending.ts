import { useEffect, useState } from 'react';
import type { Transaction } from '../../../data/wire.ts';

/** Whether the reader has seen this transaction wait, and so wants to hear how it went. */
export function useWasPending(transaction: Transaction | undefined): boolean {
  const [seen, setSeen] = useState<number>();
  const waiting = transaction?.status === 'pending_payment' ? transaction.id : undefined;
  useEffect(() => {
    if (waiting !== undefined) setSeen(waiting);
  }, [waiting]);
  return transaction !== undefined && seen === transaction.id;
}
