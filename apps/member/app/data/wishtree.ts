import { ApiError, inPieces, unwrap } from '@rimba/api-client';
import * as client from '@rimba/api-client/react-query';
import { queryClient } from '../session/query-client.ts';
import { api } from './api.ts';
import { updateTotals } from './totals.ts';

export const wishtreeQuery = () => client.wishtreeQuery(api(), { with: ['tree'] });

// The client's own mutations would fetch every list of trees anew for one bookmark; here the bookmarks are
// kept beside the lists.
export const addToWishtree = (treeId: number): Promise<void> =>
  unless('wishtree.already_added', api().POST('/api/v1/wishtree/me', { body: { treeId } }));

export const removeFromWishtree = (treeIds: readonly number[]): Promise<unknown> =>
  Promise.all(
    inPieces(treeIds).map((piece) =>
      unless(
        'wishtree.not_found',
        api().DELETE('/api/v1/wishtree/me/multiple', { body: { treeIds: piece } }),
      ),
    ),
  );

/** Waits for an answer. One refusal is none: what was wanted is so already, perhaps from another window. */
async function unless(refusal: string, answer: Parameters<typeof unwrap>[0]): Promise<void> {
  try {
    await unwrap(answer);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== refusal) throw error;
  }
}

/** The total in the frame's badge follows what was just done; the service's word comes after. */
export function changeWishtreeTotal(by: number): void {
  updateTotals((totals) => ({ ...totals, wishtree: Math.max(0, totals.wishtree + by) }));
}

export async function refreshWishtree(): Promise<void> {
  const [{ total }] = await Promise.all([
    unwrap(api().GET('/api/v1/wishtree/me/total')),
    queryClient.invalidateQueries({ queryKey: wishtreeQuery().queryKey }),
  ]);
  updateTotals((totals) => ({ ...totals, wishtree: total }));
}
