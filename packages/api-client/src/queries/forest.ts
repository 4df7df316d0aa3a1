import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { unwrap } from '../unwrap.ts';

export const forestKey = ['forest'] as const;

/** Every tree the caller ever adopted, and what has become of each. */
export const ownForestQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...forestKey, 'own'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/forest/me', { signal })),
  });
