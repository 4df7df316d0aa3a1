import { exchanged } from '@rimba/checkout';
import { useState } from 'react';

/** The trees of a guest's checkout. */
export function useGuestTrees(named: readonly number[]) {
  const [treeIds, setTreeIds] = useState(named);
  return {
    treeIds,
    leaveOut: (gone: readonly number[]) => setTreeIds(exchanged(treeIds, gone)),
    replace: (gone: readonly number[], others: readonly number[]) =>
      setTreeIds(exchanged(treeIds, gone, others)),
  };
}
