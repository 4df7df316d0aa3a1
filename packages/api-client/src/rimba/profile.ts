import type { ApiClient } from '../calls.ts';
import { type ProfileChange, profileForm } from '../profile-form.ts';
import { unwrap } from '../unwrap.ts';
import type { CallOptions } from './list.ts';

export const profileOf = (api: ApiClient) => ({
  /** The caller's own record; without a session it is `auth.no_token`. */
  get: (options?: CallOptions) => unwrap(api.GET('/api/v1/profile', options)),

  /** Takes a picture as a `Blob`, too. */
  update: (change: ProfileChange, options?: CallOptions) =>
    unwrap(api.PUT('/api/v1/profile', { ...options, body: {}, bodySerializer: () => profileForm(change) })),
});

export const paymentMethodsOf = (api: ApiClient) => (options?: CallOptions) =>
  unwrap(api.GET('/api/v1/payment-method', options));
