import type { ApiClient } from '../calls.ts';
import type { RequestBody } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { mutationOptions, queryOptions } from './options.ts';

/** Mails a link to set a new password; the answer is the same for every address. */
export const requestPasswordReset = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'requestPasswordReset'>) =>
      unwrap(api.POST('/api/v1/email/reset-password', { body })),
  });

/** Whether the code of a mailed link is still good. */
export const passwordResetQuery = (
  api: ApiClient,
  query: { readonly adopterId: string; readonly code: string },
) =>
  queryOptions({
    queryKey: ['password-reset', query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/reset-password', { signal, params: { query } })),
  });

/** Sets the password with the code of a mailed link, which ends every session. */
export const resetPassword = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'resetPassword'>) => unwrap(api.PUT('/api/v1/reset-password', { body })),
  });

/** Changes the password, which ends the sessions on other devices. */
export const changePassword = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'changePassword'>) =>
      unwrap(api.PUT('/api/v1/profile/password', { body })),
  });
