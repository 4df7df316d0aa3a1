import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import { type NarrowingQuery, toParameters } from '../list-query.ts';
import { asAsked, type Relations } from '../narrowing.ts';
import { mostRows, wholeList } from '../paging.ts';
import { unwrap, unwrapList } from '../unwrap.ts';
import { mutationOptions, queryOptions } from './options.ts';
import { treeKey } from './tree.ts';

const wishtreeKey = ['wishtree'] as const;

/** All that the caller has saved. */
export const wishtreeQuery = <const With extends Relations<'listWishtree'> = []>(
  api: ApiClient,
  query: Omit<NarrowingQuery<'listWishtree', With, never>, 'page' | 'limit'> = {},
) =>
  queryOptions({
    queryKey: [...wishtreeKey, 'list', query],
    queryFn: ({ signal }) =>
      asAsked<'listWishtree', With, never>(
        wholeList((page) => {
          const parameters = toParameters<'listWishtree'>({ ...query, page, limit: mostRows });
          return unwrapList(api.GET('/api/v1/wishtree/me', { signal, params: { query: parameters } }));
        }),
      ),
  });

/** How many trees are in the wishtree; never stale by itself, changed by the two mutations below. */
export const wishtreeTotalQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...wishtreeKey, 'total'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/wishtree/me/total', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Takes the id of a tree; one that is there already throws `wishtree.already_added`. */
export const addToWishtree = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (treeId: number) => unwrap(api.POST('/api/v1/wishtree/me', { body: { treeId } })),
    onSettled: () => refresh(cache),
  });

/** Takes the ids of trees; answers the new total. */
export const removeFromWishtree = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (treeIds: readonly number[]) =>
      unwrap(api.DELETE('/api/v1/wishtree/me/multiple', { body: { treeIds: [...treeIds] } })),
    onSettled: () => refresh(cache),
  });

/** Trees say whether they are in the wishtree, so they change with it. */
function refresh(cache: QueryClient): Promise<unknown> {
  return Promise.all([wishtreeKey, treeKey].map((queryKey) => cache.invalidateQueries({ queryKey })));
}
