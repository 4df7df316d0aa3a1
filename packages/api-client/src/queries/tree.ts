import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { type ListQuery, toParameters } from '../list-query.ts';
import { inPieces, mostRows, nextCursor } from '../paging.ts';
import type { Schema } from '../schemas.ts';
import { unwrap, unwrapList } from '../unwrap.ts';

type Tree = Schema<'Tree'>;

/** The relations of a tree, by the word that asks for each, and the field it fills. */
interface TreeRelations {
  images: 'images';
  surveys: 'surveys';
  adoptions: 'adoptions';
  group: 'kelompokKomunitas';
  species: 'species';
}

export type TreeRelation = keyof TreeRelations;

/** A tree whose relations were asked for, and so are there. */
export type TreeWith<Relation extends TreeRelation> = Tree & Required<Pick<Tree, TreeRelations[Relation]>>;

export const treeKey = ['tree'] as const;

export type TreesQuery = Omit<ListQuery<'listTrees'>, 'page' | 'cursor' | 'with'>;

/** The list of trees, page after page by cursor. */
export const treesQuery = <Relation extends TreeRelation = never>(
  api: ApiClient,
  query: TreesQuery & { readonly with?: readonly Relation[] } = {},
) =>
  infiniteQueryOptions({
    queryKey: [...treeKey, 'list', query],
    queryFn: async ({ pageParam, signal }) => {
      const parameters = toParameters<'listTrees'>({ ...query, cursor: pageParam });
      const answer = await unwrapList(api.GET('/api/v1/tree', { signal, params: { query: parameters } }));
      return { ...answer, data: answer.data as TreeWith<Relation>[] };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    placeholderData: keepPreviousData,
  });

export type TreePageQuery = Omit<ListQuery<'listTrees'>, 'cursor' | 'with'>;

/** One numbered page of the list of trees, from 1. */
export const treePageQuery = <Relation extends TreeRelation = never>(
  api: ApiClient,
  query: TreePageQuery & { readonly with?: readonly Relation[] } = {},
) =>
  queryOptions({
    queryKey: [...treeKey, 'page', query],
    queryFn: async ({ signal }) => {
      const parameters = toParameters<'listTrees'>(query);
      const answer = await unwrapList(api.GET('/api/v1/tree', { signal, params: { query: parameters } }));
      return { ...answer, data: answer.data as TreeWith<Relation>[] };
    },
  });

/** The trees of some ids, however many, the tallest first. */
export const treesByIdQuery = <Relation extends TreeRelation = never>(
  api: ApiClient,
  ids: readonly number[],
  relations: readonly Relation[] = [],
) =>
  queryOptions({
    queryKey: [...treeKey, 'byId', ids, relations],
    queryFn: async ({ signal }) => {
      const pieces = inPieces(ids).map((piece) => {
        const parameters = toParameters<'listTrees'>({
          limit: mostRows,
          with: relations,
          filter: { id: { in: piece } },
        });
        return unwrapList(api.GET('/api/v1/tree', { signal, params: { query: parameters } }));
      });
      const trees = (await Promise.all(pieces)).flatMap(({ data }) => data as TreeWith<Relation>[]);
      return trees.sort((one, other) => other.height - one.height);
    },
    placeholderData: keepPreviousData,
  });

/** One tree with the relations asked for; a number that no tree has throws `request.tree_not_found`. */
export const treeQuery = <Relation extends TreeRelation = never>(
  api: ApiClient,
  id: number,
  relations: readonly Relation[] = [],
) =>
  queryOptions({
    queryKey: [...treeKey, 'detail', id, relations],
    queryFn: async ({ signal }) => {
      const query = toParameters<'getTree'>({ with: relations });
      const tree = await unwrap(
        api.GET('/api/v1/tree/{id}/detail', { signal, params: { path: { id }, query } }),
      );
      return tree as TreeWith<Relation>;
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

/** How many trees there are, by status and land type. */
export const treeCountsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...treeKey, 'counts'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/tree/counts', { signal })),
  });
