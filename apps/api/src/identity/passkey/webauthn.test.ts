import { expect, it } from 'vitest';
import { createTestAuthenticator } from '../../testing/test-authenticator.ts';
import { checkNew, handleOf, newChallenge, readClientData, siteAt } from './webauthn.ts';

const site = siteAt('https://rimba.example/');
const browser = createTestAuthenticator(site);

/** What a browser makes, with or without somebody who vouches for it. */
function made(attestation?: { fmt: string; attStmt: Map<string, unknown> }) {
  const challenge = newChallenge();
  const options = {
    rp: { id: site.id, name: 'Rimba' },
    user: { id: handleOf(7), name: 'siti@rimba.example', displayName: 'Siti' },
    challenge,
  };
  const { credential } = browser.create(options, attestation && { attestation });
  return checkNew(credential, { site, challenge });
}

it('names its site by host and origin', () => {
  expect(site).toEqual({ id: 'rimba.example', origin: 'https://rimba.example' });
});

it('keeps the key of a passkey that nobody vouches for', async () => {
  expect(await made()).toMatchObject({ counter: 0, transports: ['internal', 'hybrid'] });
});

it.each(['apple', 'packed', 'tpm', 'android-key', 'android-safetynet', 'fido-u2f'])(
  'looks at no certificate of %s, whose addresses a stranger may have written',
  async (fmt) => {
    const attStmt = new Map([['x5c', [Buffer.alloc(8)]]]);
    await expect(made({ fmt, attStmt })).rejects.toMatchObject({
      code: 'auth.passkey_failed',
      cause: { message: 'An attestation by others' },
    });
  },
);

it.each(['e30', 'bm90IEpTT04', 'bnVsbA', 'eyJjaGFsbGVuZ2UiOjEsIm9yaWdpbiI6Mn0'])(
  'refuses client data that says nothing: %s',
  (clientData) => {
    expect(() => readClientData(clientData)).toThrow(
      expect.objectContaining({ code: 'auth.passkey_failed' }),
    );
  },
);
