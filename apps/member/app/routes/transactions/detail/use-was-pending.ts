import { useEffect, useState } from 'react';
import { refreshTotals } from '../../../data/totals.ts';
import { keepLists } from '../../../data/waiting-orders.ts';
import type { Transaction } from '../../../data/wire.ts';

/** Whether the reader has seen this transaction wait, and so wants to hear how it went. */
export function useWasPending(transaction: Transaction | undefined): boolean {
  const [seen, setSeen] = useState<number>();
  const waiting = transaction?.status === 'pending_payment' ? transaction.id : undefined;
  useEffect(() => {
    if (waiting === undefined) return;
    setSeen(waiting);
    void keepLists();
  }, [waiting]);
  const wasPending = transaction !== undefined && seen === transaction.id;
  const decided = wasPending && waiting === undefined;
  useEffect(() => {
    if (!decided) return;
    void keepLists();
    // The badges follow: trees that were adopted leave the wishtree, and there is news.
    refreshTotals().catch(() => undefined);
  }, [decided]);
  return wasPending;
}
