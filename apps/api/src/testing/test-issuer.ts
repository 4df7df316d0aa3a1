import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A Google account as its tokens describe it. */
export type GoogleClaims = JWTPayload & { sub: string; email: string };

export type TestIssuer = {
  /** For `config.google`. */
  settings: { issuer: string; clientId: string; clientSecret: string };
  /** An ID token; `claims` override what is right, `key: 'stranger'` signs with a key nobody published. */
  credential(claims: GoogleClaims & JWTPayload, options?: { key?: 'own' | 'stranger' }): Promise<string>;
  /** An authorization code for a token, good for one redirect address and, with a challenge, for who has its verifier. */
  code(credential: string, redirectUri: string, challenge?: string): string;
  close(): Promise<void>;
};

/** A real issuer on a port of its own: discovery, keys and token endpoint, strict as Google is. */
export async function startTestIssuer(): Promise<TestIssuer> {
  const clientId = 'test-client';
  const clientSecret = 'test-secret';
  const own = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { credential: string; redirectUri: string; challenge: string | undefined }>();
  let issuer = '';

  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration') {
      return answer(200, {
        issuer,
        jwks_uri: `${issuer}/certs`,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
      });
    }
    if (request.url === '/certs') return answer(200, { keys: [jwk] });
    const form = new URLSearchParams(await textOf(request));
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const right = form.get('client_secret') === clientSecret && form.get('client_id') === clientId;
    const verifier = form.get('code_verifier');
    const challenge =
      verifier === null ? undefined : createHash('sha256').update(verifier).digest('base64url');
    const proves = grant?.challenge === undefined || grant.challenge === challenge;
    if (!right || !grant || !proves || grant.redirectUri !== form.get('redirect_uri')) {
      return answer(400, { error: 'invalid_grant' });
    }
    return answer(200, { id_token: grant.credential, access_token: 'unused', token_type: 'Bearer' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: { issuer, clientId, clientSecret },
    credential: (claims, { key = 'own' } = {}) =>
      new SignJWT({
        iss: issuer,
        aud: clientId,
        exp: Math.floor(Date.now() / 1_000) + 3_600,
        email_verified: true,
        jti: crypto.randomUUID(),
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setIssuedAt()
        .sign((key === 'own' ? own : stranger).privateKey),
    code(credential, redirectUri, challenge) {
      const code = crypto.randomUUID();
      codes.set(code, { credential, redirectUri, challenge });
      return code;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
