import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { verifyCertificate } from './verify-certificate.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'now' }];
const signedPayload = '{"number":"RB-2026-7Q4K-M82X","holder":"Ratna Puspita"}';
const record = {
  keyId: 'now',
  signedPayload,
  signature: sign(null, Buffer.from(signedPayload), privateKey).toString('base64url'),
};

it('accepts what was signed', async () => {
  expect(await verifyCertificate(record, keys)).toBe(true);
});

it('refuses an altered record and a key that is not published', async () => {
  expect(
    await verifyCertificate({ ...record, signedPayload: signedPayload.replace('Ratna', 'Rina') }, keys),
  ).toBe(false);
  expect(await verifyCertificate({ ...record, keyId: 'other' }, keys)).toBe(false);
});
