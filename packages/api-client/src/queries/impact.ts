import type { ApiClient } from '../calls.ts';
import { unwrap } from '../unwrap.ts';
import { queryOptions } from './options.ts';

/** The counters of what adoption has done, each with its unit and the day it was counted. */
export const impactQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['impact'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/impact', { signal })),
  });

export const partnersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['partner'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/partner', { signal })),
  });
