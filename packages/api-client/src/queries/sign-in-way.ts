import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import type { RequestBody } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { mutationOptions, queryOptions } from './options.ts';
import { profileKey } from './profile.ts';

export const signInWayKey = ['sign-in-way'] as const;

/** The ways to sign in to the account, the oldest first. */
export const signInWaysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: signInWayKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/sign-in-ways', { signal })),
  });

/** Removes one of them with a proof of who asks; the other sessions end. */
export const removeSignInWay = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, ...body }: { readonly id: number } & RequestBody<'removeSignInWay'>) =>
      unwrap(api.DELETE('/api/v1/sign-in-ways/{id}', { params: { path: { id } }, body })),
    onSettled: () =>
      Promise.all([signInWayKey, profileKey].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });

/** Has the password ask for a passkey after it, or no longer, with a proof of who asks. */
export const changeSecondFactor = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'changeSecondFactor'>) =>
      unwrap(api.PUT('/api/v1/sign-in-ways/second-factor', { body })),
    onSettled: () => cache.invalidateQueries({ queryKey: signInWayKey }),
  });

/** Gives a passkey another name. */
export const renameSignInWay = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, ...body }: { readonly id: number } & RequestBody<'renameSignInWay'>) =>
      unwrap(api.PUT('/api/v1/sign-in-ways/{id}', { params: { path: { id } }, body })),
    onSettled: () => cache.invalidateQueries({ queryKey: signInWayKey }),
  });
