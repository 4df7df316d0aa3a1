import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expectTypeOf, test } from 'vitest';
import type { ApiError, ConnectionCode } from '../api-error.ts';
import type { ApiClient } from '../calls.ts';
import type { operations } from '../generated/openapi.ts';
import type { FailureCode, Schema } from '../schemas.ts';
import { createTransaction } from './checkout.ts';
import { communitiesQuery } from './community.ts';
import { type TreeRelation, treePageQuery, treeQuery, treesQuery } from './tree.ts';

declare const api: ApiClient;
declare const cache: QueryClient;

test('a relation that was asked for is there', async () => {
  const bare = await cache.fetchQuery(treeQuery(api, 12));
  expectTypeOf(bare.images).toEqualTypeOf<Schema<'TreeImages'> | undefined>();

  const full = await cache.fetchQuery(treeQuery(api, 12, ['images', 'group']));
  expectTypeOf(full.images).toEqualTypeOf<Schema<'TreeImages'>>();
  expectTypeOf(full.kelompokKomunitas).toEqualTypeOf<Schema<'TreeCommunity'>>();
  expectTypeOf(full.surveys).toEqualTypeOf<Schema<'Survey'>[] | undefined>();

  const { pages } = await cache.fetchInfiniteQuery(treesQuery(api, { with: ['species'] }));
  expectTypeOf(pages[0]?.data[0]?.species).toEqualTypeOf<Schema<'TreeSpecies'> | undefined>();
});

test('only what was selected is there', async () => {
  const { data } = await cache.fetchQuery(treePageQuery(api, { select: ['code'], limit: 3 }));
  expectTypeOf(data).toEqualTypeOf<{ id: number; code: string }[]>();
  const { data: whole } = await cache.fetchQuery(treePageQuery(api, { select: [] }));
  expectTypeOf(whole).toEqualTypeOf<Schema<'Tree'>[]>();
  const { data: names } = await cache.fetchQuery(communitiesQuery(api, { select: ['id', 'name'] }));
  expectTypeOf(names).toEqualTypeOf<{ id: number; name: string }[]>();
});

test('what is known only when it runs is there perhaps', async () => {
  const relations: TreeRelation[] = ['images'];
  const tree = await cache.fetchQuery(treeQuery(api, 12, relations));
  expectTypeOf(tree.images).toEqualTypeOf<Schema<'TreeImages'> | undefined>();
});

test('what the description does not have does not compile', () => {
  // @ts-expect-error no such relation
  treeQuery(api, 12, ['flowers']);
  // @ts-expect-error no such filter
  treesQuery(api, { filter: { colour: 'green' } });
  // @ts-expect-error no such parameter
  treesQuery(api, { colour: 'green' });
  treesQuery(api, { filter: { status: { in: ['adopted', 'pending'] }, height: { gte: 10, lte: 12 } } });
  // @ts-expect-error no such status
  treesQuery(api, { filter: { status: 'gone' } });
  // @ts-expect-error a status has no order
  treesQuery(api, { filter: { status: { gte: 'adopted' } } });
  // @ts-expect-error no such order
  treesQuery(api, { sortBy: 'colour' });
  // @ts-expect-error pages are counted in numbers
  treesQuery(api, { limit: '18' });
});

test('what fails is known by its call', () => {
  type Failing<Operation extends keyof operations> = ApiError<FailureCode<Operation> | ConnectionCode> | null;
  const tree = new QueryObserver(cache, treeQuery(api, 12)).getCurrentResult();
  expectTypeOf(tree.error).toEqualTypeOf<Failing<'getTree'>>();
  const trees = new QueryObserver(cache, treePageQuery(api)).getCurrentResult();
  expectTypeOf(trees.error).toEqualTypeOf<Failing<'listTrees'>>();
  const order = new MutationObserver(cache, createTransaction(api, cache)).getCurrentResult();
  expectTypeOf(order.error).toEqualTypeOf<Failing<'createTransaction'>>();
  switch (tree.error?.code) {
    case 'request.tree_not_found':
      return;
    // @ts-expect-error of another call
    case 'checkout.price_changed':
      return;
  }
});
