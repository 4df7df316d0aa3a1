import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importPKCS8,
  importSPKI,
  type JWK,
} from 'jose';
import { writeFileAtomically } from '../state/write-file.ts';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  /** As the JWKS shows it. */
  readonly publicJwk: JWK;
}

async function readOrMake(folder: string): Promise<{ privatePem: string; publicPem: string }> {
  const file = join(folder, 'signing-key.json');
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const pair = await generateKeyPair('RS256', { extractable: true });
  const pems = {
    privatePem: await exportPKCS8(pair.privateKey),
    publicPem: await exportSPKI(pair.publicKey),
  };
  await writeFileAtomically(file, JSON.stringify(pems));
  return pems;
}

/** The issuer's RS256 key: made once, so that tokens stay valid over a restart. */
export async function openSigningKey(folder: string): Promise<SigningKey> {
  await mkdir(folder, { recursive: true });
  const { privatePem, publicPem } = await readOrMake(folder);
  const jwk = await exportJWK(await importSPKI(publicPem, 'RS256', { extractable: true }));
  const kid = await calculateJwkThumbprint(jwk);
  return {
    kid,
    privateKey: await importPKCS8(privatePem, 'RS256'),
    publicJwk: { ...jwk, kid, alg: 'RS256', use: 'sig' },
  };
}
