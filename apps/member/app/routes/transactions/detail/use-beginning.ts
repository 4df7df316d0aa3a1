import { useLayoutEffect, useRef } from 'react';
import type { Transaction } from '../../../data/wire.ts';

/**
 * Decided, or to be paid by another method, a transaction is another page at the same address: it is read from its
 * beginning, wherever the reader was in what stood there.
 */
export function useBeginning(transaction: Transaction | undefined): void {
  const { id, status, paymentMethod } = transaction ?? {};
  const content = `${status} ${paymentMethod?.code}`;
  const shown = useRef<{ id: number | undefined; content: string }>(undefined);
  useLayoutEffect(() => {
    if (id !== undefined && shown.current?.id === id && shown.current.content !== content)
      window.scrollTo(0, 0);
    shown.current = { id, content };
  }, [id, content]);
}
