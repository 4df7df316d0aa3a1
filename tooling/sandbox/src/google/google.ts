import { createHash, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { accountClaims, type GoogleAccount } from './accounts.ts';
import { openCodeStore } from './code-store.ts';
import { openSigningKey } from './signing-key.ts';

export interface GoogleOptions {
  /** Where the key and unused codes are kept. */
  readonly folder: string;
  /** `iss` of every token and public address of these endpoints, without a trailing slash. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Exact addresses an authorization may return to; `postmessage` is always one. */
  readonly redirectUris: readonly string[];
}

export interface TokenRequest {
  readonly grant_type?: string;
  readonly code?: string;
  readonly client_id?: string;
  readonly client_secret?: string;
  readonly redirect_uri?: string;
  readonly code_verifier?: string;
}

export type TokenError =
  | 'invalid_grant'
  | 'invalid_client'
  | 'redirect_uri_mismatch'
  | 'unsupported_grant_type';

export interface Authorization {
  readonly account: GoogleAccount;
  readonly redirectUri: string;
  readonly nonce?: string | undefined;
  readonly codeChallenge?: string | undefined;
}

export type Google = Awaited<ReturnType<typeof openGoogle>>;

const tokenLifeSeconds = 3_600;
/** What the popup of Google's own script uses in place of an address. */
export const popupRedirect = 'postmessage';

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** An issuer whose tokens look like those of accounts.google.com, for anyone who types an address. */
export async function openGoogle({ folder, issuer, clientId, clientSecret, redirectUris }: GoogleOptions) {
  const key = await openSigningKey(folder);
  const codes = await openCodeStore(join(folder, 'codes'));

  /** The ID token that Google's button would hand to the page. */
  async function credential(account: GoogleAccount, nonce: string | null = null): Promise<string> {
    return new SignJWT({ azp: clientId, ...accountClaims(account), ...(nonce !== null && { nonce }) })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setJti(crypto.randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${tokenLifeSeconds}s`)
      .sign(key.privateKey);
  }

  return {
    issuer,
    clientId,
    credential,
    jwks: () => ({ keys: [key.publicJwk] }),
    discovery: () => ({
      issuer,
      authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/oauth2/v3/certs`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
    }),
    allowsRedirect: (uri: string) => uri === popupRedirect || redirectUris.includes(uri),

    authorize: ({ account, redirectUri, nonce, codeChallenge }: Authorization) =>
      codes.issue({
        account,
        clientId,
        redirectUri,
        nonce: nonce ?? null,
        codeChallenge: codeChallenge ?? null,
      }),

    async exchange(request: TokenRequest) {
      const fail = (error: TokenError) => ({ error });
      if (request.grant_type !== 'authorization_code') return fail('unsupported_grant_type');
      const known = request.client_id === clientId && sameText(request.client_secret ?? '', clientSecret);
      if (!known) return fail('invalid_client');
      const grant = await codes.redeem(request.code ?? '');
      if (grant === undefined) return fail('invalid_grant');
      if (grant.redirectUri !== request.redirect_uri) return fail('redirect_uri_mismatch');
      const { code_verifier: verifier } = request;
      const challenge = verifier === undefined ? null : s256(verifier);
      if (grant.codeChallenge !== challenge) return fail('invalid_grant');
      return {
        access_token: `ya29.sandbox-${crypto.randomUUID()}`,
        expires_in: tokenLifeSeconds,
        scope:
          'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
        token_type: 'Bearer',
        id_token: await credential(grant.account, grant.nonce),
      };
    },
  };
}
