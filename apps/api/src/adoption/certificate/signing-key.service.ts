import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { JWK } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock/clock.ts';
import { wibDate } from '../../clock/wib.ts';
import { ConfigError } from '../../config/config.ts';
import type { Db } from '../../database/client.ts';
import { holdLock } from '../../database/long-work.ts';
import type { Sealing } from '../../secrets/sealing.ts';
import {
  findCurrentKey,
  findKey,
  insertKey,
  type KeyRow,
  listKeys,
  retireKeys,
  updatePrivateKey,
} from './signing-key.repository.ts';

export type Signature = { keyId: string; signature: string };

export type SigningKeyService = ReturnType<typeof createSigningKeyService>;

const creationLock = 7_204_913;

/** The Ed25519 keys that certificates are signed with. The first is made on first use; retired ones still verify. */
export function createSigningKeyService({ db, clock, sealing }: { db: Db; clock: Clock; sealing: Sealing }) {
  /** For checking signatures: what a key signed, it signed for good. */
  const known = new LRUCache<string, KeyRow>({ max: 100 });

  async function find(tx: Db, id: string): Promise<KeyRow | undefined> {
    const remembered = known.get(id);
    if (remembered) return remembered;
    const row = await findKey(tx, id);
    if (row) known.set(id, row);
    return row;
  }

  async function current(tx: Db): Promise<KeyRow> {
    const found = await findCurrentKey(tx);
    if (found) return found;
    await holdLock(tx, creationLock);
    return (await findCurrentKey(tx)) ?? create(tx);
  }

  async function create(tx: Db): Promise<KeyRow> {
    const now = clock.now();
    const year = wibDate(now).slice(0, 4);
    const taken = (await listKeys(tx)).map(({ id }) => id);
    const ids = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `rimba-${year}-${letter}`);
    const id = ids.find((candidate) => !taken.includes(candidate));
    if (!id) throw new Error(`All 26 signing keys of ${year} are used`);
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const publicJwk: JWK = { ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'EdDSA', use: 'sig' };
    return insertKey(tx, {
      id,
      publicKey: publicJwk,
      privateKey: seal(id, privateKey.export({ format: 'jwk' })),
      createdAt: now,
    });
  }

  const about = (id: string) => `signing key ${id}`;

  const seal = (id: string, key: JWK) => sealing.seal(JSON.stringify(key), about(id));

  const open = ({ id, privateKey }: KeyRow): JWK =>
    typeof privateKey === 'string' ? JSON.parse(sealing.open(privateKey, about(id))) : privateKey;

  return {
    async sign(tx: Db, payload: (keyId: string) => string): Promise<Signature & { payload: string }> {
      const row = await current(tx);
      const { id } = row;
      const text = payload(id);
      const key = createPrivateKey({ key: { ...open(row) }, format: 'jwk' });
      return {
        payload: text,
        keyId: id,
        signature: sign(null, Buffer.from(text), key).toString('base64url'),
      };
    },

    /** Whether a text carries the signature of one of our keys. */
    async verify(tx: Db, payload: string, { keyId, signature }: Signature): Promise<boolean> {
      const row = await find(tx, keyId);
      if (!row) return false;
      const key = createPublicKey({ key: { ...row.publicKey }, format: 'jwk' });
      return verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64url'));
    },

    /** Every public key, as a JWKS. */
    async publicKeys(): Promise<{ keys: JWK[] }> {
      const rows = await listKeys(db);
      return { keys: rows.map((row) => row.publicKey) };
    },

    /**
     * Seals what lies open from before, and seals anew what another key sealed.
     * @throws ConfigError when the key in use does not open; a retired one signs nothing any more and may stay shut
     */
    async sealStored(): Promise<void> {
      for (const row of await listKeys(db)) {
        if (typeof row.privateKey === 'string' && sealing.isCurrent(row.privateKey)) continue;
        try {
          await updatePrivateKey(db, row.id, seal(row.id, open(row)));
        } catch (error) {
          if (!row.retiredAt || !(error instanceof ConfigError)) throw error;
        }
      }
    },

    /** Retires the key in use and makes another. */
    async rotate(tx: Db): Promise<string> {
      await holdLock(tx, creationLock);
      await retireKeys(tx, clock.now());
      return (await create(tx)).id;
    },
  };
}
