import { unwrap, unwrapList } from '@rimba/api-client';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../session/query-client.ts';
import { updateTotals } from '../session/totals.ts';
import { api } from './api.ts';

const wishtreeKey = ['wishtree'];
/** More than anyone has saved; the page shows all of them at once. */
const most = 100;

export const wishtreeQuery = () =>
  queryOptions({
    queryKey: wishtreeKey,
    queryFn: ({ signal }) =>
      unwrapList(
        api().GET('/api/v1/wishtree/me', { signal, params: { query: { with: 'tree', limit: String(most) } } }),
      ),
  });

export async function addToWishtree(treeId: number): Promise<void> {
  await unwrap(api().POST('/api/v1/wishtree/me', { body: { treeId } }));
}

export async function removeFromWishtree(treeIds: number[]): Promise<void> {
  await unwrap(api().DELETE('/api/v1/wishtree/me/multiple', { body: { treeIds } }));
}

/** The total in the frame's badge follows what was just done; the service's word comes after. */
export function changeWishtreeTotal(by: number): void {
  updateTotals((totals) => ({ ...totals, wishtree: Math.max(0, totals.wishtree + by) }));
}

export async function refreshWishtree(): Promise<void> {
  const [{ total }] = await Promise.all([
    unwrap(api().GET('/api/v1/wishtree/me/total')),
    queryClient.invalidateQueries({ queryKey: wishtreeKey }),
  ]);
  updateTotals((totals) => ({ ...totals, wishtree: total }));
}
