import { unwrapList } from '@rimba/api-client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from './api.ts';

const pageSize = 30;

export type PatronRankFilter = 'gold' | 'platinum' | 'diamond';

export const adoptersQuery = (search: string, rank: PatronRankFilter | undefined) =>
  infiniteQueryOptions({
    queryKey: ['adopters', { search, rank }],
    queryFn: ({ pageParam, signal }) =>
      unwrapList(
        api().GET('/api/v1/adopter', {
          signal,
          params: {
            query: {
              page: String(pageParam),
              limit: String(pageSize),
              ...(search !== '' && { search }),
              ...(rank && { 'filter[patronRank]': rank }),
            },
          },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.totalPages ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
