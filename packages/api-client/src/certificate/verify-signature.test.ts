import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { verifySignature } from './verify-signature.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'now' }];
const payload = '{"number":"RB-2026-7Q4K-M82X","holder":"Ratna Puspita"}';
const record = {
  keyId: 'now',
  payload,
  signature: sign(null, Buffer.from(payload), privateKey).toString('base64url'),
};

it('accepts what was signed', async () => {
  expect(await verifySignature(keys, record)).toBe(true);
});

it('refuses an altered record and a key that is not published', async () => {
  expect(await verifySignature(keys, { ...record, payload: payload.replace('Ratna', 'Rina') })).toBe(false);
  expect(await verifySignature(keys, { ...record, keyId: 'other' })).toBe(false);
});
