import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import type { RequestBody } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { mutationOptions, queryOptions } from './options.ts';
import { securityEventKey } from './security.ts';

export const apiKeyKey = ['api-key'] as const;

/** The keys of the account's programs, the oldest first. */
export const apiKeysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: apiKeyKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/api-key', { signal })),
  });

const changed = (cache: QueryClient) =>
  Promise.all([apiKeyKey, securityEventKey].map((queryKey) => cache.invalidateQueries({ queryKey })));

/** Makes a key with a proof of who asks: its secret is in this answer and nowhere else. */
export const makeApiKey = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'makeApiKey'>) => unwrap(api.POST('/api/v1/api-key', { body })),
    // The answer holds the secret: it is not kept once the page has it.
    gcTime: 0,
    onSettled: () => changed(cache),
  });

/** Ends a key: what calls by it is refused from then on. */
export const endApiKey = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => unwrap(api.DELETE('/api/v1/api-key/{id}', { params: { path: { id } } })),
    onSettled: () => changed(cache),
  });
