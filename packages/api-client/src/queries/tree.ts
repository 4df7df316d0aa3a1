import { keepPreviousData } from '@tanstack/react-query';
import type { Call } from '../attempt.ts';
import type { ApiClient } from '../calls.ts';
import { type ListQuery, type NarrowingQuery, toParameters } from '../list-query.ts';
import { asAsked, type Fields, type Narrowed, type Relations } from '../narrowing.ts';
import { inPieces, mostRows, nextCursor } from '../paging.ts';
import type { FailureCode, Schema } from '../schemas.ts';
import { unwrap, unwrapList } from '../unwrap.ts';
import { infiniteQueryOptions, queryOptions } from './options.ts';

export type TreeRelation = Relations<'getTree'>[number];

/** A tree whose relations were asked for, and so are there. */
export type TreeWith<Relation extends TreeRelation> = Narrowed<Schema<'Tree'>, [Relation], never>;

export const treeKey = ['tree'] as const;

export type TreePageQuery = Omit<ListQuery<'listTrees'>, 'cursor' | 'with' | 'select'>;

type TreesQuery<With, Select> = NarrowingQuery<'listTrees', With, Select>;

/** The list of trees, page after page by cursor. */
export const treesQuery = <
  const With extends Relations<'listTrees'> = [],
  const Select extends Fields<'listTrees'> = never,
>(
  api: ApiClient,
  query: Omit<TreesQuery<With, Select>, 'page' | 'cursor'> = {},
) =>
  infiniteQueryOptions({
    queryKey: [...treeKey, 'list', query],
    queryFn: ({ pageParam, signal }) => {
      const parameters = toParameters<'listTrees'>({ ...query, cursor: pageParam });
      return asAsked<'listTrees', With, Select>(
        unwrapList(api.GET('/api/v1/tree', { signal, params: { query: parameters } })),
      );
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    placeholderData: keepPreviousData,
  });

/** One numbered page of the list of trees, from 1. */
export const treePageQuery = <
  const With extends Relations<'listTrees'> = [],
  const Select extends Fields<'listTrees'> = never,
>(
  api: ApiClient,
  query: Omit<TreesQuery<With, Select>, 'cursor'> = {},
) =>
  queryOptions({
    queryKey: [...treeKey, 'page', query],
    queryFn: ({ signal }) => {
      const parameters = toParameters<'listTrees'>(query);
      return asAsked<'listTrees', With, Select>(
        unwrapList(api.GET('/api/v1/tree', { signal, params: { query: parameters } })),
      );
    },
  });

/** The trees of some ids, however many, the tallest first. */
export const treesByIdQuery = <const With extends Relations<'listTrees'> = []>(
  api: ApiClient,
  ids: readonly number[],
  relations?: With,
) =>
  queryOptions({
    queryKey: [...treeKey, 'byId', ids, relations],
    queryFn: ({ signal }): Call<Narrowed<Schema<'Tree'>, With, never>[], FailureCode<'listTrees'>> => {
      const pieces = inPieces(ids).map((piece) => {
        const parameters = toParameters<'listTrees'>({
          limit: mostRows,
          with: relations,
          filter: { id: { in: piece } },
        });
        return unwrapList(api.GET('/api/v1/tree', { signal, params: { query: parameters } }));
      });
      return Promise.all(pieces).then((found) => {
        const trees = found.flatMap(({ data }) => data);
        trees.sort((one, other) => other.height - one.height);
        return trees as Narrowed<Schema<'Tree'>, With, never>[];
      });
    },
    placeholderData: keepPreviousData,
  });

/** One tree with the relations asked for; a number that no tree has throws `request.tree_not_found`. */
export const treeQuery = <const With extends Relations<'getTree'> = []>(
  api: ApiClient,
  id: number,
  relations?: With,
) =>
  queryOptions({
    queryKey: [...treeKey, 'detail', id, relations],
    queryFn: ({ signal }): Call<Narrowed<Schema<'Tree'>, With, never>, FailureCode<'getTree'>> => {
      const query = toParameters<'getTree'>({ with: relations });
      const tree = unwrap(api.GET('/api/v1/tree/{id}/detail', { signal, params: { path: { id }, query } }));
      return tree as Call<never, FailureCode<'getTree'>>;
    },
  });

/** Those that can be had before the others; else as they came. */
export const readyFirst = <Tree extends Pick<Schema<'Tree'>, 'status'>>(trees: readonly Tree[]): Tree[] =>
  trees.toSorted(
    (one, other) => Number(other.status === 'ready_to_adopt') - Number(one.status === 'ready_to_adopt'),
  );

/** A few trees ready to adopt, every community in turn; for adopters without those in their wishtree. */
export const treeSampleQuery = (
  api: ApiClient,
  { exceptWishtree = false, ...query }: ListQuery<'sampleTrees'> & { readonly exceptWishtree?: boolean } = {},
) =>
  queryOptions({
    queryKey: [...treeKey, 'sample', exceptWishtree, query],
    queryFn: ({ signal }) => {
      const init = { signal, params: { query: toParameters<'sampleTrees'>(query) } };
      return unwrap(
        exceptWishtree
          ? api.GET('/api/v1/tree/partial-available-except-wishtree', init)
          : api.GET('/api/v1/tree/partial-available', init),
      );
    },
  });

/** Trees ready to adopt that are most like one, the likest first. */
export const similarTreesQuery = <const With extends Relations<'listSimilarTrees'> = []>(
  api: ApiClient,
  id: number,
  query: Pick<ListQuery<'listSimilarTrees'>, 'limit'> & { readonly with?: With } = {},
) =>
  queryOptions({
    queryKey: [...treeKey, 'similar', id, query],
    queryFn: ({ signal }): Call<Narrowed<Schema<'Tree'>, With, never>[], FailureCode<'listSimilarTrees'>> => {
      const params = { path: { id }, query: toParameters<'listSimilarTrees'>(query) };
      const trees = unwrap(api.GET('/api/v1/tree/{id}/similar', { signal, params }));
      return trees as Call<never, FailureCode<'listSimilarTrees'>>;
    },
  });

/** How many trees there are, by status and land type: of all, or of those that a search and filters leave. */
export const treeCountsQuery = (api: ApiClient, query: ListQuery<'countTrees'> = {}) =>
  queryOptions({
    queryKey: [...treeKey, 'counts', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/tree/counts', { signal, params: { query: toParameters<'countTrees'>(query) } }),
      ),
    placeholderData: keepPreviousData,
  });
