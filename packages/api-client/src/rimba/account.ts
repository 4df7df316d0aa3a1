import type { Call } from '../attempt.ts';
import type { ApiClient } from '../calls.ts';
import type { operations } from '../generated/openapi.ts';
import type { FailureCode, RequestBody } from '../schemas.ts';
import type { Session, TokenSession } from '../session/token-session.ts';
import { unwrap } from '../unwrap.ts';
import type { BotCheck, BotCheckAction, Unchecked } from './bot-check.ts';
import type { CallOptions } from './list.ts';

/** A session that a call answered, with what that call and its bot check can fail with. */
type Entry<Operation extends keyof operations> = Call<
  Session,
  FailureCode<Operation> | FailureCode<'getCaptchaChallenge'>
>;

/** Signing in and out. Whatever answers a session, the client goes on with it. */
export const sessionOf = (api: ApiClient, kept: TokenSession, botCheck: BotCheck) => {
  async function checked<Body extends { recaptchaToken?: string }>(
    action: BotCheckAction,
    body: Body,
    options?: CallOptions,
  ) {
    return { ...body, recaptchaToken: body.recaptchaToken ?? (await botCheck(action, options)) };
  }

  return {
    /** The session as it stands; undefined for a visitor. */
    current: kept.current,

    /** Goes on with a session from elsewhere, such as a guest's order answers. */
    use: kept.keep,

    /** New tokens at once. It is done by itself 300 s before they end, and where they were refused. */
    refresh: kept.refresh,

    /**
     * Makes an account and signs in; a code is mailed, which `verify` takes.
     * @example await rimba.session.register({ name: 'Ayu Wulandari', email, password });
     */
    register: (body: Unchecked<RequestBody<'register'>>, options?: CallOptions): Entry<'register'> =>
      checked('register', body, options)
        .then((body) => unwrap(api.POST('/api/v1/register', { ...options, body })))
        .then(kept.keep),

    /** Proves the address by the six digits that were mailed: without them nothing can be ordered. */
    verify: (code: string, options?: CallOptions) =>
      unwrap(api.PUT('/api/v1/email/verification', { ...options, body: { code } })),

    /**
     * Signs in. Who is unknown and whose password is wrong both get `auth.invalid_credentials`.
     * @example await rimba.session.login({ email, password });
     */
    login: (body: Unchecked<RequestBody<'login'>>, options?: CallOptions): Entry<'login'> =>
      checked('login', body, options)
        .then((body) => unwrap(api.POST('/api/v1/login', { ...options, body })))
        .then(kept.keep),

    /** Signs in with Google's ID token. */
    google: (credential: string, options?: CallOptions): Entry<'loginWithGoogle'> =>
      unwrap(api.POST('/api/v1/auth/google/verify', { ...options, body: { credential } })).then(kept.keep),

    /** Ends the session here, and at the service where it can be reached. */
    async logout(options?: CallOptions): Promise<void> {
      const session = kept.current();
      if (!session) return;
      const header = { 'x-refresh-token': session.refreshToken };
      try {
        await unwrap(api.POST('/api/v1/logout', { ...options, params: { header } }));
      } finally {
        kept.forget();
      }
    },
  };
};
