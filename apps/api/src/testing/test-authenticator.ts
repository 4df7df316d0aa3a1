import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  SignedCredential,
} from '../identity/passkey/passkey.schemas.ts';

export type TestPasskey = { id: string; privateKey: KeyObject; userHandle: string; counter: number };

/** What a browser would not do by itself. */
type Strange = {
  origin?: string;
  rpId?: string;
  /** Nobody was asked for a finger, a face or a PIN. */
  unverified?: boolean;
  /** Of a new passkey; none otherwise. */
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
};

const flags = { present: 0x01, verified: 0x04, holdsKey: 0x40 };

/** A browser with an authenticator in software: ES256, with real keys and signatures. It counts unless told not to. */
export function createTestAuthenticator({ origin = 'http://rimba.test', counts = true } = {}) {
  const clientData = (type: string, challenge: string, strange: Strange) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: strange.origin ?? origin, crossOrigin: false }));

  function authenticatorData(rpId: string, flag: number, counter: number, key?: Buffer): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flag, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, ...(key ? [key] : [])]);
  }

  return {
    /** Makes a passkey, as `navigator.credentials.create` does, and answers what is sent. */
    create(
      options: Pick<CreationOptions, 'rp' | 'user' | 'challenge'>,
      strange: Strange = {},
    ): { passkey: TestPasskey; credential: NewCredential } {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const rawId = randomBytes(32);
      const id = rawId.toString('base64url');
      const coseKey = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, coseKey]);
      const flag = flags.present | flags.holdsKey | (strange.unverified ? 0 : flags.verified);
      const authData = authenticatorData(strange.rpId ?? options.rp.id, flag, 0, attested);
      const { fmt, attStmt } = strange.attestation ?? { fmt: 'none', attStmt: new Map() };
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', authData],
        ]),
      );
      return {
        passkey: { id, privateKey, userHandle: options.user.id, counter: 0 },
        credential: {
          id,
          rawId: id,
          type: 'public-key',
          authenticatorAttachment: 'platform',
          clientExtensionResults: {},
          response: {
            clientDataJSON: clientData('webauthn.create', options.challenge, strange).toString('base64url'),
            attestationObject: attestationObject.toString('base64url'),
            transports: ['internal', 'hybrid'],
          },
        },
      };
    },

    /** Signs with a passkey, as `navigator.credentials.get` does. */
    get(
      { challenge, rpId }: Pick<RequestOptions, 'challenge' | 'rpId'>,
      passkey: TestPasskey,
      strange: Strange = {},
    ): SignedCredential {
      if (counts) passkey.counter += 1;
      const flag = flags.present | (strange.unverified ? 0 : flags.verified);
      const data = authenticatorData(strange.rpId ?? rpId, flag, passkey.counter);
      const asked = clientData('webauthn.get', challenge, strange);
      const signature = sign('sha256', Buffer.concat([data, sha256(asked)]), passkey.privateKey);
      return {
        id: passkey.id,
        rawId: passkey.id,
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: asked.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: passkey.userHandle,
        },
      };
    },
  };
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** The part of CBOR that passkeys need: whole numbers, bytes, texts, lists and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flat().map((part) => cbor(part))]);
  throw new Error(`Not written as CBOR: ${value}`);
}

/** Kind and length, in as few bytes as they take. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 0xff]);
}
