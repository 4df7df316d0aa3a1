import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import type { RequestBody } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { mutationOptions, queryOptions } from './options.ts';
import { profileKey } from './profile.ts';

const emailVerificationKey = ['email-verification'] as const;

/** Whether the address is proven, and when the next mail may be asked for. */
export const emailVerificationQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: emailVerificationKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/email/verification', { signal })),
  });

/** Mails a link; too soon after the last one throws `verification.cooldown` with `retryAfter`. */
export const sendEmailVerification = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: () => unwrap(api.POST('/api/v1/email/verification')),
    onSettled: () => cache.invalidateQueries({ queryKey: emailVerificationKey }),
  });

/** Proves the address with what the mailed link carries. */
export const confirmEmail = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'confirmEmail'>) =>
      unwrap(api.PUT('/api/v1/email/verification', { body })),
    onSuccess: () =>
      Promise.all(
        [emailVerificationKey, profileKey].map((queryKey) => cache.invalidateQueries({ queryKey })),
      ),
  });
