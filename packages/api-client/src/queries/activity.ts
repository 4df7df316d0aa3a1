import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { type ListQuery, toParameters } from '../list-query.ts';
import { unwrapList } from '../unwrap.ts';

/** What the community groups did, latest first. */
export const activitiesQuery = (api: ApiClient, query: ListQuery<'listGroupActivities'> = {}) =>
  queryOptions({
    queryKey: ['activity', 'list', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/v1/group-activity', { signal, params: { query: toParameters(query) } })),
  });
