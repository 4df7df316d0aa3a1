import { afterEach, expect, it, vi } from 'vitest';
import { knowsPasskeys, makePasskey, signWithPasskey } from './browser-passkey.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose authenticator refuses in its own words, or has none. */
function browserThatSays(name: string | undefined) {
  const say = () => Promise.reject(new DOMException('', name));
  vi.stubGlobal('PublicKeyCredential', name === undefined ? undefined : class {});
  vi.stubGlobal('navigator', { credentials: { create: say, get: say } });
  vi.stubGlobal('location', { hostname: 'rimba.test' });
}

const creation = {
  rp: { id: 'rimba.test', name: 'Rimba' },
  user: { id: 'Nw', name: 'siti@rimba.test', displayName: 'Siti' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
};
const request = {
  challenge: 'AAAA',
  rpId: 'rimba.test',
  timeout: 300_000,
  userVerification: 'required' as const,
};

it.each([
  ['NotAllowedError', 'auth.passkey_cancelled'],
  ['AbortError', 'auth.passkey_cancelled'],
  ['InvalidStateError', 'auth.passkey_taken'],
  ['ConstraintError', 'auth.passkey_not_supported'],
  ['NotSupportedError', 'auth.passkey_not_supported'],
  ['SecurityError', 'auth.passkey_not_supported'],
  ['UnknownError', 'auth.passkey_failed'],
  [undefined, 'auth.passkey_failed'],
])('says what %s of a browser means: %s', async (name, code) => {
  browserThatSays(name);
  await expect(makePasskey(creation)).rejects.toMatchObject({ code });
  await expect(signWithPasskey(request)).rejects.toMatchObject({ code });
});

it('knows a browser that knows passkeys', () => {
  expect(knowsPasskeys({ PublicKeyCredential: class {} })).toBe(true);
  expect(knowsPasskeys({})).toBe(false);
});
