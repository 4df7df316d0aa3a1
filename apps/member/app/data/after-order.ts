import { keepDestination } from '@rimba/auth';
import { queryClient } from '../session/query-client.ts';
import { profileQuery } from './profile.ts';
import { refreshWishtree } from './wishtree.ts';

/**
 * Fetches anew what an order changes besides itself: the wishtree, and by which name the buyer is shown. Who came by
 * registering was going to this payment, and has arrived.
 */
export async function refreshAfterOrder(): Promise<void> {
  keepDestination(null);
  await Promise.all([
    refreshWishtree(),
    queryClient.invalidateQueries({ queryKey: profileQuery().queryKey }),
  ]);
}
