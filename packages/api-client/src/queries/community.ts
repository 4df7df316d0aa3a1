import type { Call } from '../attempt.ts';
import type { ApiClient } from '../calls.ts';
import { type ListQuery, type NarrowingQuery, toParameters } from '../list-query.ts';
import { type Answer, asAsked, type Fields, type Relations } from '../narrowing.ts';
import type { FailureCode } from '../schemas.ts';
import { unwrapList } from '../unwrap.ts';
import { queryOptions } from './options.ts';

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
    queryFn: ({ signal }): Call<Answer<'getCommunity', With, never>['data'], FailureCode<'getCommunity'>> => {
      const params = { path: { id }, query: toParameters<'getCommunity'>(query) };
      return asAsked<'getCommunity', With, never>(
        unwrapList(api.GET('/api/v1/kelompok-komunitas/{id}', { signal, params })),
      ).then(({ data }) => data);
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
    queryFn: ({
      signal,
    }): Call<Answer<'getCommunityByName', With, never>['data'], FailureCode<'getCommunityByName'>> => {
      const params = { path: { name }, query: toParameters<'getCommunityByName'>(query) };
      return asAsked<'getCommunityByName', With, never>(
        unwrapList(api.GET('/api/v1/kelompok-komunitas/by-name/{name}', { signal, params })),
      ).then(({ data }) => data);
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
