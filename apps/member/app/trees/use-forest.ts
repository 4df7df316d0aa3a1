import { serviceNow } from '@rimba/api-client';
import { useQuery } from '@tanstack/react-query';
import { certificatesQuery } from '../data/certificates.ts';
import { forestQuery, type OwnTree, ownTrees } from '../data/own-trees.ts';
import type { Tree } from '../data/wire.ts';

export type OwnForest =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  /** The tallest first; empty for who has adopted nothing yet. */
  | { readonly state: 'known'; readonly trees: readonly Tree[]; readonly terms: readonly OwnTree[] };

/** The adopter's trees in term, as they stand today. */
export function useForest(): OwnForest {
  const certificates = useQuery(certificatesQuery());
  const terms = ownTrees(certificates.data?.data ?? [], serviceNow());
  const forest = useQuery({ ...forestQuery(terms), enabled: terms.length > 0 });
  const error = certificates.error ?? forest.error;
  if (error) {
    const retry = () => void (certificates.error ? certificates.refetch() : forest.refetch());
    return { state: 'failed', error, retry };
  }
  if (!certificates.data || (terms.length > 0 && !forest.data)) return { state: 'loading' };
  const trees = terms.length === 0 ? [] : (forest.data ?? []);
  return { state: 'known', trees, terms };
}
