import type { ApiClient } from '../calls.ts';
import { type ListQuery, toParameters } from '../list-query.ts';
import { nextPage } from '../paging.ts';
import { unwrapList } from '../unwrap.ts';
import { infiniteQueryOptions } from './options.ts';

/** Asked for anew once the account did something worth recording. */
export const securityEventKey = ['security-event'] as const;

/** What happened to the caller's account in the past year, latest first, page after page. */
export const securityEventsQuery = (
  api: ApiClient,
  query: Omit<ListQuery<'listSecurityEvents'>, 'page'> = {},
) =>
  infiniteQueryOptions({
    queryKey: [...securityEventKey, 'list', query],
    queryFn: ({ pageParam, signal }) => {
      const parameters = toParameters<'listSecurityEvents'>({ ...query, page: pageParam });
      return unwrapList(api.GET('/api/v1/security-event/me', { signal, params: { query: parameters } }));
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
