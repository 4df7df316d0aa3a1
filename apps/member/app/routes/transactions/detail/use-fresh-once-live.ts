import { useEffect } from 'react';
import { isMoving, transactionQuery } from '../../../data/transactions.ts';
import { useStreamIsUp } from '../../../live/stream-is-up.ts';
import { queryClient } from '../../../session/query-client.ts';

/**
 * Whether news arrives by itself. What came between the page's own question and the stream's opening would not: a
 * transaction that something is about to happen to is asked for once more when the stream is open.
 */
export function useFreshOnceLive(id: number): boolean {
  const isLive = useStreamIsUp();
  useEffect(() => {
    const { queryKey } = transactionQuery(id);
    const known = queryClient.getQueryData(queryKey);
    if (isLive && known && isMoving(known)) void queryClient.invalidateQueries({ queryKey });
  }, [id, isLive]);
  return isLive;
}
