import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import type { RequestBody } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { mutationOptions } from './options.ts';
import { signInWayKey } from './sign-in-way.ts';

/** What a browser is asked to make a passkey, for a proof of who asks. */
export const startPasskey = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'startPasskey'>) =>
      unwrap(api.POST('/api/v1/passkey/creation-options', { body })),
  });

/** Adds the passkey that it made. */
export const addPasskey = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'addPasskey'>) => unwrap(api.POST('/api/v1/passkey', { body })),
    onSettled: () => cache.invalidateQueries({ queryKey: signInWayKey }),
  });

/** What a browser is asked to sign with a passkey. */
export const startPasskeyLogin = (api: ApiClient) =>
  mutationOptions({ mutationFn: () => unwrap(api.POST('/api/v1/passkey/request-options')) });

/** Answers a session, which is for the session's own `signIn` to keep. */
export const loginWithPasskey = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (credential: RequestBody<'loginWithPasskey'>['credential']) =>
      unwrap(api.POST('/api/v1/passkey/login', { body: { credential } })),
  });
