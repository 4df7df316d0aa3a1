import { useQuery } from '@tanstack/react-query';
import { forestQuery, ownForestQuery, ownTrees } from '../data/own-forest.ts';
import type { ForestTree, Tree } from '../data/wire.ts';

export type ForestInTerm =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  /** The tallest first; empty for who has no tree in term. */
  | { readonly state: 'known'; readonly trees: readonly Tree[] };

/** The adopter's trees in term, in full, as they stand today. */
export function useForestInTerm(): ForestInTerm {
  const own = useQuery(ownForestQuery());
  const terms = ownTrees(own.data);
  const forest = useQuery({ ...forestQuery(terms), enabled: terms.length > 0 });
  const failed = [own, forest].find(({ isLoadingError }) => isLoadingError);
  if (failed?.error) return { state: 'failed', error: failed.error, retry: () => void failed.refetch() };
  if (!own.data || (terms.length > 0 && !forest.data)) return { state: 'loading' };
  return { state: 'known', trees: terms.length === 0 ? [] : (forest.data ?? []) };
}

/** A tree of the reader's, in term or ever; undefined for any other, and until it is known. */
export const useOwnTree = (id: number): ForestTree | undefined =>
  useQuery(ownForestQuery()).data?.trees.find(({ tree }) => tree.id === id);
