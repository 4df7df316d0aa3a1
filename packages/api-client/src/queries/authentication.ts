import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../calls.ts';
import type { RequestBody, Schema } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { mutationOptions } from './options.ts';

// Each answers a session, which is for the session's own `signIn` to keep.

export const register = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'register'>) => unwrap(api.POST('/api/v1/register', { body })),
  });

export const login = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'login'>) => unwrap(api.POST('/api/v1/login', { body })),
  });

/**
 * What the browser is asked to sign after a right password, where a login was refused with `auth.passkey_needed`: what
 * that makes goes along as `credential` in the same call. Undefined for any other failure.
 */
export function passkeyAsked(error: unknown): Schema<'PasskeyRequestOptions'> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'auth.passkey_needed') return undefined;
  return (error.body as { passkey: Schema<'PasskeyRequestOptions'> }).passkey;
}

/** Mails a code that stands in for that passkey, as `code` in the same call. */
export const sendLoginCode = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'sendLoginCode'>) => unwrap(api.POST('/api/v1/login/code', { body })),
  });

/** The address of Google's page to choose an account; `state` comes back with the code, which wants the verifier. */
export const googleAuthorization = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (query: { state: string; codeChallenge: string }) =>
      unwrap(api.GET('/api/v1/auth/google/authorization', { params: { query } })),
  });

/** With the ID token of Google's button or of the native shell. */
export const loginWithGoogle = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (credential: string) =>
      unwrap(api.POST('/api/v1/auth/google/verify', { body: { credential } })),
  });

/** With the authorization code of Google's popup or redirect. */
export const loginWithGoogleCode = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'loginWithGoogleCode'>) =>
      unwrap(api.POST('/api/v1/auth/google/exchange', { body })),
  });
