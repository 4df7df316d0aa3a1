import { exchanged } from '@rimba/checkout';
import { useState } from 'react';

/**
 * The trees of a guest's checkout. The address follows, so that a reload has the same ones; the page stays as
 * it is, because a navigation would ask the server for it anew.
 */
export function useGuestTrees(named: readonly number[]) {
  const [treeIds, setTreeIds] = useState(named);
  const choose = (next: readonly number[]) => {
    setTreeIds(next);
    const query = next.length > 0 ? `?trees=${next.join(',')}` : '';
    window.history.replaceState(window.history.state, '', window.location.pathname + query);
  };
  return {
    treeIds,
    leaveOut: (gone: readonly number[]) => choose(exchanged(treeIds, gone)),
    replace: (gone: readonly number[], others: readonly number[]) => choose(exchanged(treeIds, gone, others)),
  };
}
