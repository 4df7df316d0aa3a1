import type { ApiClient } from '../calls.ts';
import { unwrap } from '../unwrap.ts';
import { queryOptions } from './options.ts';

export const profileKey = ['profile'] as const;

/** The signed-in adopter; kept until a change. */
export const profileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: profileKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/profile', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
