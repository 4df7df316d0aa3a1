import { createHash } from 'node:crypto';
import { pathTo } from '@rimba/paths';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../testing/running-sandbox.ts';

interface Minted {
  readonly credential: string;
  readonly code: string;
}

interface TokenAnswer {
  readonly id_token: string;
  readonly error?: string;
}

let sandbox: RunningSandbox;
let issuer: string;

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/');
  issuer = `${sandbox.origin}/sandbox/google`;
});
afterAll(() => sandbox.stop());

async function verified(token: string) {
  const discovery = await fetch(`${issuer}/.well-known/openid-configuration`);
  const { jwks_uri } = (await discovery.json()) as { jwks_uri: string };
  const keys = createRemoteJWKSet(new URL(jwks_uri));
  return (await jwtVerify(token, keys, { issuer, audience: 'test-client', algorithms: ['RS256'] })).payload;
}

async function exchange(fields: Record<string, string>) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'test-client',
    client_secret: 'test-secret',
    ...fields,
  });
  const response = await fetch(`${issuer}/token`, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as TokenAnswer };
}

test('a credential verifies against the published keys and says who it is', async () => {
  const { body } = await sandbox.api<Minted>('POST', '/google', {
    email: 'sari@gmail.com',
    name: 'Sari Dewi',
    nonce: 'n1',
  });
  const claims = await verified(body.credential);
  expect(claims).toMatchObject({
    azp: 'test-client',
    sub: expect.stringMatching(/^\d{21}$/),
    email: 'sari@gmail.com',
    email_verified: true,
    name: 'Sari Dewi',
    given_name: 'Sari',
    nonce: 'n1',
  });
  expect(claims).not.toHaveProperty('hd');
  const again = await sandbox.api<Minted>('POST', '/google', { email: 'sari@gmail.com', name: 'S' });
  expect((await verified(again.body.credential)).sub).toBe(claims.sub);
});

test('only a Workspace address carries its domain', async () => {
  const account = { email: 'a@desa.example', name: 'A' };
  const plain = await sandbox.api<Minted>('POST', '/google', account);
  expect(await verified(plain.body.credential)).not.toHaveProperty('hd');
  const workspace = await sandbox.api<Minted>('POST', '/google', { ...account, workspace: true });
  expect(await verified(workspace.body.credential)).toMatchObject({ hd: 'desa.example' });
});

test('a code is exchanged once, with the right client and redirect', async () => {
  const mint = async () =>
    (await sandbox.api<Minted>('POST', '/google', { email: 'b@gmail.com', name: 'B' })).body.code;
  const code = await mint();
  const good = await exchange({ code, redirect_uri: 'postmessage' });
  expect((await verified(good.body.id_token)).email).toBe('b@gmail.com');
  expect(await exchange({ code, redirect_uri: 'postmessage' })).toEqual({
    status: 400,
    body: { error: 'invalid_grant' },
  });
  const elsewhere = await exchange({ code: await mint(), redirect_uri: 'https://evil.example' });
  expect(elsewhere.body.error).toBe('redirect_uri_mismatch');
  const impostor = await exchange({ code: await mint(), redirect_uri: 'postmessage', client_secret: 'x' });
  expect(impostor).toEqual({ status: 401, body: { error: 'invalid_client' } });
});

test('a person who types an address comes back with a code and the state', async () => {
  const redirect_uri = sandbox.origin + pathTo('googleCallback');
  const query = { client_id: 'test-client', redirect_uri, response_type: 'code', state: 's"1', nonce: 'n2' };
  const address = `${issuer}/o/oauth2/v2/auth`;
  const page = await fetch(`${address}?${new URLSearchParams(query)}`);
  expect(await page.text()).toContain('value="s&quot;1"');
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: sandbox.origin },
    body: new URLSearchParams({ ...query, email: 'c@gmail.com', name: 'C' }),
  });
  const target = new URL(answer.headers.get('location') ?? '');
  expect(target.searchParams.get('state')).toBe('s"1');
  const tokens = await exchange({ code: target.searchParams.get('code') ?? '', redirect_uri });
  expect(await verified(tokens.body.id_token)).toMatchObject({ email: 'c@gmail.com', nonce: 'n2' });

  const open = await fetch(
    `${address}?${new URLSearchParams({ ...query, redirect_uri: 'https://evil.example' })}`,
    {
      redirect: 'manual',
    },
  );
  expect(open.status).toBe(400);
});

test('a code that was asked for by a hash is exchanged by what it was made of, and by nothing else', async () => {
  const redirect_uri = sandbox.origin + pathTo('googleCallback');
  const code_verifier = 'a-verifier-of-one-browser-that-nobody-else-knows';
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
  const address = `${issuer}/o/oauth2/v2/auth`;
  const query = { client_id: 'test-client', redirect_uri, response_type: 'code', code_challenge };
  const codeFor = async (asked: Record<string, string>) => {
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: sandbox.origin },
      body: new URLSearchParams({ ...asked, email: 'd@gmail.com', name: 'D' }),
    });
    return new URL(answer.headers.get('location') ?? 'about:blank').searchParams.get('code') ?? '';
  };
  const hashed = { ...query, code_challenge_method: 'S256' };
  const good = await exchange({ code: await codeFor(hashed), redirect_uri, code_verifier });
  expect((await verified(good.body.id_token)).email).toBe('d@gmail.com');
  const refused = { status: 400, body: { error: 'invalid_grant' } };
  const other = { code: await codeFor(hashed), redirect_uri, code_verifier: `${code_verifier}-` };
  expect(await exchange(other), 'another verifier').toEqual(refused);
  expect(await exchange({ code: await codeFor(hashed), redirect_uri }), 'none').toEqual(refused);
  const { code_challenge: _, ...open } = query;
  const unasked = { code: await codeFor(open), redirect_uri, code_verifier };
  expect(await exchange(unasked), 'a verifier that nobody asked for').toEqual(refused);
  const plain = await fetch(
    `${address}?${new URLSearchParams({ ...query, code_challenge_method: 'plain' })}`,
  );
  expect(plain.status).toBe(400);
});
