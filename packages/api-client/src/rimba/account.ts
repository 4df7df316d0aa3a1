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

type Confirmed = operations['confirmEmail']['responses'][200]['content']['application/json']['data'];

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
    /**
     * The session as it stands; undefined for a visitor.
     * @example const name = rimba.session.current()?.user.name;
     */
    current: kept.current,

    /**
     * Goes on with a session from elsewhere, such as a guest's order answers.
     * @example rimba.session.use(session);
     */
    use: kept.keep,

    /**
     * New tokens at once. It is done by itself 300 s before they end, and where they were refused.
     * @throws {ApiError} `auth.not_authenticated` where there is no session.
     * @example const { accessTokenExpiredAt } = await rimba.session.refresh();
     */
    refresh: kept.refresh,

    /**
     * Makes an account and signs in; a code is mailed, which `verify` takes.
     * @throws {ApiError} `auth.email_taken`, `auth.invalid_email_or_data`, `checkout.recaptcha_failed`.
     * @example await rimba.session.register({ name: 'Ayu Wulandari', email, password });
     */
    register: (body: Unchecked<RequestBody<'register'>>, options?: CallOptions): Entry<'register'> =>
      checked('register', body, options)
        .then((body) => unwrap(api.POST('/api/v1/register', { ...options, body })))
        .then(kept.keep),

    /**
     * Proves the address by the six digits that were mailed: without them nothing can be ordered.
     * @throws {ApiError} `verification.wrong_code`, `verification.code_expired`, `verification.code_locked`,
     * `verification.already_verified`; of mailed links, which the same call takes, `verification.invalid_details`,
     * `verification.expired`, `verification.failed`, `verification.invalid_link`, `verification.invalid_adopter_id`,
     * `verification.not_found`, `verification.password_needed`.
     * @example await rimba.session.verify('482913');
     */
    verify: (code: string, options?: CallOptions): Call<Confirmed, FailureCode<'confirmEmail'>> =>
      unwrap(api.PUT('/api/v1/email/verification', { ...options, body: { code } })),

    /**
     * Signs in.
     * @throws {ApiError} `auth.invalid_credentials`, by which nobody learns who has an account;
     * `auth.invalid_email_or_data`, `checkout.recaptcha_failed`. Of an account with a second step `auth.passkey_needed`,
     * then `checkout.invalid_code`, `checkout.code_expired`, `auth.passkey_failed`, `auth.passkey_expired`,
     * `auth.passkey_other_site`, `auth.passkey_unknown`, `auth.passkey_copied`.
     * @example await rimba.session.login({ email, password });
     */
    login: (body: Unchecked<RequestBody<'login'>>, options?: CallOptions): Entry<'login'> =>
      checked('login', body, options)
        .then((body) => unwrap(api.POST('/api/v1/login', { ...options, body })))
        .then(kept.keep),

    /**
     * Signs in with Google's ID token.
     * @throws {ApiError} `auth.google_authentication_failed`, `auth.google_not_configured`, `auth.google_taken`,
     * `auth.google_link_needs_password`, `auth.email_taken`; of a code `checkout.invalid_code`, `checkout.code_expired`.
     * @example await rimba.session.google(credential);
     */
    google: (credential: string, options?: CallOptions): Entry<'loginWithGoogle'> =>
      unwrap(api.POST('/api/v1/auth/google/verify', { ...options, body: { credential } })).then(kept.keep),

    /**
     * Ends the session here, and at the service where it can be reached.
     * @throws {ApiError} `request.offline` where it could not be; here it has ended all the same.
     * @example await rimba.session.logout();
     */
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

const refuse = () => {
  throw new TypeError(
    'A client with a key is its account already: sign in with one that createRimba made without a key',
  );
};
const refuseCall = async () => refuse();

/** Beside a key: whoever signed in here would be told that it worked, and everything asked as the key's account. */
export const sessionOfKey: ReturnType<typeof sessionOf> = {
  current: () => undefined,
  use: refuse,
  refresh: refuseCall,
  register: refuseCall,
  verify: refuseCall,
  login: refuseCall,
  google: refuseCall,
  logout: async () => undefined,
};
