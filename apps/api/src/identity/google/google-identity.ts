import { createHash } from 'node:crypto';
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Config } from '../../config/config.ts';
import { answeredWithin } from '../../http/patience.ts';
import { Problem } from '../../http/problem.ts';

/** Who Google says it is. */
export type GoogleIdentity = {
  /** Google's own number of the account: addresses change, this does not. */
  subject: string;
  email: string;
  name: string;
  /** Google runs this mailbox, so its word proves the address. */
  authoritative: boolean;
  /** Hash of what is signed, so that it is taken once. */
  fingerprint: string;
  expiresAt: Date;
};

const Discovery = Type.Object({
  issuer: Type.String(),
  jwks_uri: Type.String(),
  authorization_endpoint: Type.String(),
  token_endpoint: Type.String(),
});
type Discovery = Static<typeof Discovery>;
const Claims = Type.Object({
  sub: Type.String({ minLength: 1, maxLength: 255 }),
  email: Type.String({ minLength: 3, maxLength: 254 }),
  email_verified: Type.Literal(true),
  name: Type.Optional(Type.String()),
  hd: Type.Optional(Type.String()),
  nonce: Type.Optional(Type.String()),
  exp: Type.Integer(),
});

/** What a browser says when it leaves for Google: a word that comes back, and PKCE's challenge. */
export type GoogleTrip = { state: string; codeChallenge?: string | undefined };

const timeout = 5_000;
/** s that Google's clock and ours may differ. */
const skew = 60;
const refused = (cause?: unknown) => new Problem('auth.google_authentication_failed', { cause });

const s256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Google's side of signing in, or that of any issuer like it. */
export function createGoogle({ issuer, clientId, clientSecret }: NonNullable<Config['google']>) {
  let opening: Promise<{ discovery: Discovery; keys: JWTVerifyGetKey }> | undefined;

  async function discover() {
    const answer = await fetchJson(`${issuer}/.well-known/openid-configuration`);
    if (!Value.Check(Discovery, answer) || answer.issuer !== issuer)
      throw new Error('Not the issuer we know');
    const keys = createRemoteJWKSet(new URL(answer.jwks_uri), { timeoutDuration: timeout });
    return { discovery: answer, keys };
  }

  /** Looked up once; a failed look-up is tried again by the next caller. */
  function open() {
    opening ??= discover().catch((cause: unknown) => {
      opening = undefined;
      throw new Problem('request.unavailable', { retryAfter: 5, cause });
    });
    return opening;
  }

  /** @param asked what the token was asked for with */
  async function verify(credential: string, asked?: { nonce: string | undefined }): Promise<GoogleIdentity> {
    const { keys } = await open();
    // Google writes its own name in two ways.
    const issuers = issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : issuer;
    const options = { issuer: issuers, audience: clientId, algorithms: ['RS256'], clockTolerance: skew };
    const { payload } = await jwtVerify(credential, keys, options).catch((cause: unknown) => {
      throw refused(cause instanceof Error ? cause.name : undefined);
    });
    if (!Value.Check(Claims, payload)) throw refused();
    if (asked && payload.nonce !== asked.nonce) throw refused();
    const email = payload.email.toLowerCase();
    return {
      subject: payload.sub,
      email,
      name: payload.name ?? '',
      authoritative: email.endsWith('@gmail.com') || payload.hd !== undefined,
      // Without the signature: the same one can be written in many ways, and each is right.
      fingerprint: createHash('sha256')
        .update(credential.slice(0, credential.lastIndexOf('.')))
        .digest('base64url'),
      expiresAt: new Date((payload.exp + skew) * 1_000),
    };
  }

  return {
    /** Where somebody chooses their account; Google then sends an authorization code to `redirectUri`. */
    async authorizationUrl(redirectUri: string, { state, codeChallenge }: GoogleTrip): Promise<string> {
      const { discovery } = await open();
      const url = new URL(discovery.authorization_endpoint);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        prompt: 'select_account',
        // The nonce ties the ID token, too, to the browser that has the verifier: another one's is refused.
        ...(codeChallenge !== undefined && {
          code_challenge: codeChallenge,
          code_challenge_method: 'S256',
          nonce: codeChallenge,
        }),
      }).toString();
      return url.href;
    },

    /** Checks an ID token. @throws Problem auth.google_authentication_failed */
    verify: (credential: string) => verify(credential),

    /** Changes an authorization code for whom it stands for. @throws Problem auth.google_authentication_failed */
    async exchange(
      { code, codeVerifier }: { code: string; codeVerifier?: string | undefined },
      redirectUri: string,
    ): Promise<GoogleIdentity> {
      const { discovery } = await open();
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        ...(codeVerifier !== undefined && { code_verifier: codeVerifier }),
      });
      const answer = await fetchJson(discovery.token_endpoint, { method: 'POST', body }).catch(
        (cause: unknown) => {
          throw refused(cause);
        },
      );
      if (!answer || typeof answer !== 'object' || !('id_token' in answer)) throw refused();
      if (typeof answer.id_token !== 'string') throw refused();
      return verify(answer.id_token, { nonce: codeVerifier && s256(codeVerifier) });
    },
  };
}

const fetchJson = (url: string, init: RequestInit = {}): Promise<unknown> =>
  answeredWithin(timeout, async (signal) => {
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
    return response.json();
  });
