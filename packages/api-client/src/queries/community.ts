import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import { type ListQuery, type NarrowingQuery, toParameters } from '../list-query.ts';
import { asAsked, type Fields, type Relations } from '../narrowing.ts';
import { unwrapList } from '../unwrap.ts';

export const communityKey = ['community'] as const;

export const communitiesQuery = <
  const With extends Relations<'listCommunities'> = [],
  const Select extends Fields<'listCommunities'> = never,
>(
  api: ApiClient,
  query: NarrowingQuery<'listCommunities', With, Select> = {},
) =>
  queryOptions({
    queryKey: [...communityKey, 'list', query],
    queryFn: ({ signal }) => {
      const parameters = toParameters<'listCommunities'>(query);
      return asAsked<'listCommunities', With, Select>(
        unwrapList(api.GET('/api/v1/kelompok-komunitas', { signal, params: { query: parameters } })),
      );
    },
  });

/** A community group by its id. */
export const communityQuery = <const With extends Relations<'getCommunity'> = []>(
  api: ApiClient,
  id: number,
  query: NarrowingQuery<'getCommunity', With, never> = {},
) =>
  queryOptions({
    queryKey: [...communityKey, 'detail', id, query],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: toParameters<'getCommunity'>(query) };
      const found = asAsked<'getCommunity', With, never>(
        unwrapList(api.GET('/api/v1/kelompok-komunitas/{id}', { signal, params })),
      );
      return (await found).data;
    },
  });

/** A community group by its slug or exact name; an unknown one throws `group.not_found`. */
export const communityByNameQuery = <const With extends Relations<'getCommunityByName'> = []>(
  api: ApiClient,
  name: string,
  query: NarrowingQuery<'getCommunityByName', With, never> = {},
) =>
  queryOptions({
    queryKey: [...communityKey, 'by-name', name, query],
    queryFn: async ({ signal }) => {
      const params = { path: { name }, query: toParameters<'getCommunityByName'>(query) };
      const found = asAsked<'getCommunityByName', With, never>(
        unwrapList(api.GET('/api/v1/kelompok-komunitas/by-name/{name}', { signal, params })),
      );
      return (await found).data;
    },
  });

export const communityPhotosQuery = (
  api: ApiClient,
  id: number,
  query: ListQuery<'listCommunityPhotos'> = {},
) =>
  queryOptions({
    queryKey: [...communityKey, 'photos', id, query],
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/api/v1/kelompok-komunitas/{id}/photos', {
          signal,
          params: { path: { id }, query: toParameters(query) },
        }),
      ),
  });
