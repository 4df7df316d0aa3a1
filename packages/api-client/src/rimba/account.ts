import type { ApiClient } from '../client.ts';
import type { RequestBody } from '../schemas.ts';
import type { Session, TokenSession } from '../session/token-session.ts';
import { unwrap } from '../unwrap.ts';
import type { BotCheck, Unchecked } from './bot-check.ts';
import type { CallOptions } from './list.ts';

/** Signing in and out. Whatever answers a session, the client goes on with it. */
export const sessionOf = (api: ApiClient, kept: TokenSession, botCheck: BotCheck) => ({
  /** The session as it stands; undefined for a visitor. */
  current: kept.current,

  /** Goes on with a session from elsewhere, such as a guest's order answers. */
  use: kept.keep,

  /** New tokens at once. It is done by itself 300 s before they end, and where they were refused. */
  refresh: kept.refresh,

  /** Makes an account and signs in; a code is mailed, which `verify` takes. */
  async register(body: Unchecked<RequestBody<'register'>>, options?: CallOptions): Promise<Session> {
    const recaptchaToken = body.recaptchaToken ?? (await botCheck('register', options));
    return kept.keep(
      await unwrap(api.POST('/api/v1/register', { ...options, body: { ...body, recaptchaToken } })),
    );
  },

  /** Proves the address by the six digits that were mailed: without them nothing can be ordered. */
  verify: (code: string, options?: CallOptions) =>
    unwrap(api.PUT('/api/v1/email/verification', { ...options, body: { code } })),

  async login(body: Unchecked<RequestBody<'login'>>, options?: CallOptions): Promise<Session> {
    const recaptchaToken = body.recaptchaToken ?? (await botCheck('login', options));
    return kept.keep(
      await unwrap(api.POST('/api/v1/login', { ...options, body: { ...body, recaptchaToken } })),
    );
  },

  /** Signs in with Google's ID token. */
  google: async (credential: string, options?: CallOptions): Promise<Session> =>
    kept.keep(await unwrap(api.POST('/api/v1/auth/google/verify', { ...options, body: { credential } }))),

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
});
