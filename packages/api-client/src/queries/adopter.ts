import { keepPreviousData } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import { type ListQuery, toParameters } from '../list-query.ts';
import { nextPage } from '../paging.ts';
import { unwrap, unwrapList } from '../unwrap.ts';
import { infiniteQueryOptions, queryOptions } from './options.ts';

/** The ranking of adopters by trees in term, page after page. */
export const adoptersQuery = (api: ApiClient, query: Omit<ListQuery<'listAdopters'>, 'page'> = {}) =>
  infiniteQueryOptions({
    queryKey: ['adopter', 'list', query],
    queryFn: ({ pageParam, signal }) => {
      const parameters = toParameters<'listAdopters'>({ ...query, page: pageParam });
      return unwrapList(api.GET('/api/v1/adopter', { signal, params: { query: parameters } }));
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

/** Where each patron rank begins, the lowest first. */
export const patronRanksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['adopter', 'ranks'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/adopter/ranks', { signal })),
  });

/** The first few of the ranking, for the home page. */
export const topAdoptersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['adopter', 'top'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/adopter/top', { signal })),
  });
