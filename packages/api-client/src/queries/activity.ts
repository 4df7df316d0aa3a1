import type { ApiClient } from '../calls.ts';
import { type NarrowingQuery, toParameters } from '../list-query.ts';
import { asAsked, type Fields, type Relations } from '../narrowing.ts';
import { unwrapList } from '../unwrap.ts';
import { queryOptions } from './options.ts';

/** What the community groups did, latest first. */
export const activitiesQuery = <
  const With extends Relations<'listGroupActivities'> = [],
  const Select extends Fields<'listGroupActivities'> = never,
>(
  api: ApiClient,
  query: NarrowingQuery<'listGroupActivities', With, Select> = {},
) =>
  queryOptions({
    queryKey: ['activity', 'list', query],
    queryFn: ({ signal }) => {
      const parameters = toParameters<'listGroupActivities'>(query);
      return asAsked<'listGroupActivities', With, Select>(
        unwrapList(api.GET('/api/v1/group-activity', { signal, params: { query: parameters } })),
      );
    },
  });
