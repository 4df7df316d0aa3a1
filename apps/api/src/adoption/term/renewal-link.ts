import { pathTo } from '@rimba/paths';
import { mostTrees } from '../ledger/index.ts';

/** What a link to renewal names: trees that one order covers. Of more the page ticks all that can be renewed. */
export const treesToRenew = (terms: readonly { treeId: number }[]): number[] =>
  terms.length > mostTrees ? [] : terms.map(({ treeId }) => treeId);

/** The page on which they are ticked. */
export const renewPath = (treeIds: readonly number[]): string =>
  treeIds.length > 0 ? `${pathTo('renew')}?tree=${treeIds.join(',')}` : pathTo('renew');
