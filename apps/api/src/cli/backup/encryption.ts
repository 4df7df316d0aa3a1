import {
  createCipheriv,
  createDecipheriv,
  type DecipherGCM,
  randomBytes,
  type ScryptOptions,
  scrypt,
} from 'node:crypto';
import { Transform } from 'node:stream';

/** A sealed stream: salt, nonce, the content in AES-256-GCM, and its tag at the end. */
const saltLength = 16;
const nonceLength = 12;
const headLength = saltLength + nonceLength;
const tagLength = 16;

/** Some tenths of a second and 128 MB a try, for whoever guesses. */
const cost: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1_024 * 1_024 };

/** Thrown at the end of a stream that was not sealed under this passphrase, or was changed since. */
export class WrongPassphrase extends Error {
  override readonly name = 'WrongPassphrase';
}

export type Seal = {
  /** Encrypts what passes. */
  close(): Promise<Transform>;
  /** Decrypts what passes; it is proven right only when the stream has ended without an error. */
  open(): Transform;
};

/** Seals and opens the files of one backup: one salt for all of them, so that its key is worked out once. */
export function createSeal(passphrase: string): Seal {
  const keys = new Map<string, Promise<Buffer>>();
  const ownSalt = randomBytes(saltLength);

  function keyOf(salt: Buffer): Promise<Buffer> {
    const name = salt.toString('hex');
    const key = keys.get(name) ?? derive(passphrase, salt);
    keys.set(name, key);
    return key;
  }

  return {
    async close() {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', await keyOf(ownSalt), nonce);
      const sealing = new Transform({
        transform: (chunk: Buffer, _encoding, done) => done(null, cipher.update(chunk)),
        flush: (done) => done(null, Buffer.concat([cipher.final(), cipher.getAuthTag()])),
      });
      sealing.push(Buffer.concat([ownSalt, nonce]));
      return sealing;
    },

    open() {
      let waiting = Buffer.alloc(0);
      let decipher: DecipherGCM | undefined;
      /** Everything but the last bytes, which may be the tag. */
      async function take(chunk: Buffer): Promise<Buffer> {
        waiting = Buffer.concat([waiting, chunk]);
        if (!decipher) {
          if (waiting.length < headLength) return Buffer.alloc(0);
          const key = await keyOf(waiting.subarray(0, saltLength));
          decipher = createDecipheriv('aes-256-gcm', key, waiting.subarray(saltLength, headLength));
          waiting = waiting.subarray(headLength);
        }
        const sure = Math.max(0, waiting.length - tagLength);
        const plain = decipher.update(waiting.subarray(0, sure));
        waiting = waiting.subarray(sure);
        return plain;
      }
      function last(): Buffer {
        if (!decipher || waiting.length !== tagLength) throw new WrongPassphrase();
        try {
          return decipher.setAuthTag(waiting).final();
        } catch (cause) {
          throw new WrongPassphrase(undefined, { cause });
        }
      }
      return new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          take(chunk).then((plain) => done(null, plain), done);
        },
        flush: (done) => {
          try {
            done(null, last());
          } catch (error) {
            done(error instanceof Error ? error : new WrongPassphrase());
          }
        },
      });
    },
  };
}

const derive = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
