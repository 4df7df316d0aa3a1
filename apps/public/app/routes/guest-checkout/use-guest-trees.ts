import { exchanged } from '@rimba/checkout';
import { toBeside } from '@rimba/checkout/tree-choice';
import { useEffect, useState } from 'react';

/**
 * The trees of a guest's checkout. The address follows, so that a reload has the same ones; the page stays as
 * it is, because a navigation would ask the server for it anew.
 */
export function useGuestTrees(named: readonly number[]) {
  const [treeIds, setTreeIds] = useState(named);
  // What else the address said is in the form from now on, where it may be changed.
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname + toBeside(treeIds));
  }, [treeIds]);
  return {
    treeIds,
    leaveOut: (gone: readonly number[]) => setTreeIds(exchanged(treeIds, gone)),
    replace: (gone: readonly number[], others: readonly number[]) =>
      setTreeIds(exchanged(treeIds, gone, others)),
  };
}
