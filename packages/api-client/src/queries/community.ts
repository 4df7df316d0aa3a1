import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { type ListQuery, toParameters } from '../list-query.ts';
import { unwrap, unwrapList } from '../unwrap.ts';

export const communityKey = ['community'] as const;

export const communitiesQuery = (api: ApiClient, query: ListQuery<'listCommunities'> = {}) =>
  queryOptions({
    queryKey: [...communityKey, 'list', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/v1/kelompok-komunitas', { signal, params: { query: toParameters(query) } })),
  });

/** A community group by its id. */
export const communityQuery = (api: ApiClient, id: number, query: ListQuery<'getCommunity'> = {}) =>
  queryOptions({
    queryKey: [...communityKey, 'detail', id, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/kelompok-komunitas/{id}', {
          signal,
          params: { path: { id }, query: toParameters(query) },
        }),
      ),
  });

/** A community group by its slug or exact name; an unknown one throws `group.not_found`. */
export const communityByNameQuery = (
  api: ApiClient,
  name: string,
  query: ListQuery<'getCommunityByName'> = {},
) =>
  queryOptions({
    queryKey: [...communityKey, 'by-name', name, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/kelompok-komunitas/by-name/{name}', {
          signal,
          params: { path: { name }, query: toParameters(query) },
        }),
      ),
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
