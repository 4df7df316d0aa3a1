import { readTreeIds } from '@rimba/checkout';
import { checkoutDrafts } from '@rimba/checkout/draft';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** The trees that the address names; without any, those of the adopter's unfinished checkout, if there is one. */
export function useChosenTrees(adopterId: number | undefined): readonly number[] {
  const [params, setParams] = useSearchParams();
  const named = readTreeIds(params);
  const isBare = named.length === 0 && adopterId !== undefined;
  const kept = isBare ? checkoutDrafts.read(adopterId, Date.now())?.treeIds : undefined;
  const trees = kept?.join(',');
  useEffect(() => {
    if (trees) setParams({ trees }, { replace: true });
  }, [trees, setParams]);
  return kept ?? named;
}
