import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import type { RequestBody } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { mutationOptions, queryOptions } from './options.ts';
import { profileKey } from './profile.ts';
import { securityEventKey } from './security.ts';

const emailChangeKey = ['email-change'] as const;

/** The address that waits for its proof to become the account's, asked for by this session. */
export const emailChangeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: emailChangeKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/profile/email', { signal })),
  });

/** Mails the new address a link and a code; too soon after the last one throws `checkout.code_cooldown` with `retryAfter`. */
export const startEmailChange = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'startEmailChange'>) =>
      unwrap(api.POST('/api/v1/profile/email', { body })),
    onSuccess: () => cache.invalidateQueries({ queryKey: emailChangeKey }),
  });

/** Changes the address by the digits, or by what the mailed link carries. */
export const confirmEmailChange = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'confirmEmailChange'>) =>
      unwrap(api.PUT('/api/v1/profile/email', { body })),
    onSuccess: (user) => {
      cache.setQueryData(profileKey, user);
      void cache.invalidateQueries({ queryKey: securityEventKey });
    },
    // Refused digits may have been the last that are taken.
    onSettled: () => cache.invalidateQueries({ queryKey: emailChangeKey }),
  });

/** Keeps the address that the account has. */
export const cancelEmailChange = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: () => unwrap(api.DELETE('/api/v1/profile/email')),
    onSettled: () => cache.invalidateQueries({ queryKey: emailChangeKey }),
  });
