import type { Call } from '../attempt.ts';
import type { ApiClient } from '../calls.ts';
import { type ProfileChange, profileForm } from '../profile-form.ts';
import type { FailureCode, Schema } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import type { CallOptions } from './list.ts';

export const profileOf = (api: ApiClient) => ({
  /**
   * The caller's own record.
   * @throws {ApiError} `auth.no_token` without a session.
   * @example const { name, email } = await rimba.profile.get();
   */
  get: (options?: CallOptions): Call<Schema<'User'>, FailureCode<'getProfile'>> =>
    unwrap(api.GET('/api/v1/profile', options)),

  /**
   * Changes what is given and leaves the rest; takes a picture as a `Blob`, too, of 5 MB at most.
   * @throws {ApiError} `profile.picture_too_large`, `profile.picture_wrong_type`, `profile.picture_unreadable`;
   * `auth.email_not_verified` before the address is proven.
   * @example await rimba.profile.update({ name: 'Ayu Wulandari' });
   */
  update: (
    change: ProfileChange,
    options?: CallOptions,
  ): Call<Schema<'User'>, FailureCode<'updateProfile'>> =>
    unwrap(api.PUT('/api/v1/profile', { ...options, body: {}, bodySerializer: () => profileForm(change) })),
});

export const paymentMethodsOf =
  (api: ApiClient) =>
  (options?: CallOptions): Call<Schema<'PaymentMethodGroup'>[], FailureCode<'listPaymentMethods'>> =>
    unwrap(api.GET('/api/v1/payment-method', options));
