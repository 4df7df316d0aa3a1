import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signingKey } from '../../database/schema/index.ts';
import { openSealing } from '../../secrets/sealing.ts';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';
import { createSigningKeyService } from './signing-key.service.ts';

const first = 'the first key, of thirty-two characters';
const second = 'the second key, of thirty-two characters';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ secretsKey: first });
});
afterAll(() => api.close());

/** The service as it would start under other keys. */
function serviceUnder(secretsKey: string, secretsKeyBefore?: string) {
  const { config, clock } = api.services;
  const sealing = openSealing({ ...config, secretsKey, secretsKeyBefore });
  return createSigningKeyService({ db: api.db, clock, sealing });
}

const stored = () => api.db.select().from(signingKey).orderBy(signingKey.id);

async function signAndVerify(service: ReturnType<typeof serviceUnder>): Promise<boolean> {
  const { payload, ...signature } = await service.sign(api.db, (keyId) => `a certificate by ${keyId}`);
  return service.verify(api.db, payload, signature);
}

it('stores what signs sealed, and seals at the start what lay open', async () => {
  const { signingKeys } = api.services.adoption.certificate;
  expect(await signAndVerify(signingKeys)).toBe(true);
  await signingKeys.rotate(api.db);
  const [row] = await stored();
  if (!row) throw new Error('There is no key');
  const open = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  await api.db.update(signingKey).set({ privateKey: open }).where(eq(signingKey.id, row.id));
  await signingKeys.sealStored();
  const rows = await stored();
  expect(rows).toHaveLength(2);
  for (const { privateKey } of rows) expect(privateKey).toMatch(/^sealed:/);
  expect(JSON.stringify(rows)).not.toContain(open.d);
  await signingKeys.sealStored();
  expect(await stored()).toEqual(rows);
});

it('reads with the key before, seals anew at the start, and then needs it no more', async () => {
  await expect(serviceUnder(second).sealStored()).rejects.toThrow('RIMBA_SECRETS_KEY_BEFORE');
  const before = await stored();
  await serviceUnder(second, first).sealStored();
  expect((await stored()).map(({ privateKey }) => privateKey)).not.toEqual(
    before.map(({ privateKey }) => privateKey),
  );
  const service = serviceUnder(second);
  await service.sealStored();
  expect(await signAndVerify(service)).toBe(true);
});

it('goes on with a new signing key where the one that sealed the old is lost', async () => {
  const service = serviceUnder('a third key, of thirty-two characters');
  await expect(signAndVerify(service)).rejects.toThrow('does not open');
  await service.rotate(api.db);
  await service.sealStored();
  expect(await signAndVerify(service)).toBe(true);
});
