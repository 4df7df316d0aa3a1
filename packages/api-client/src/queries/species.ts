import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { type ListQuery, toParameters } from '../list-query.ts';
import { unwrapList } from '../unwrap.ts';

export const speciesQuery = (api: ApiClient, query: ListQuery<'listSpecies'> = {}) =>
  queryOptions({
    queryKey: ['species', 'list', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/v1/species', { signal, params: { query: toParameters(query) } })),
  });
