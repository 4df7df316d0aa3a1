import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';

/** Encrypts and decrypts what passes, in the age format. */
export type Seal = { close(): Duplex; open(): Duplex };

/**
 * The key of one backup, which stands beside its files and is itself sealed by the passphrase: to try one costs a
 * second, and a backup has thousands of files. `age --decrypt --identity identity.age FILE` opens each of them.
 */
export const identityName = 'identity.age';

/** Seals a new backup. */
export async function createSeal(folder: string, passphrase: string): Promise<Seal> {
  const identity = await generateIdentity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const sealed = await encrypter.encrypt(`${identity}\n`);
  await writeFile(join(folder, identityName), sealed, { mode: 0o600, flag: 'wx' });
  return sealBy(identity);
}

/** Opens a sealed backup. @throws when the passphrase is wrong */
export async function openSeal(folder: string, passphrase: string): Promise<Seal> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const sealed = await readFile(join(folder, identityName));
  return sealBy((await decrypter.decrypt(sealed, 'text')).trim());
}

async function sealBy(identity: string): Promise<Seal> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return {
    close: () => passing((plain) => encrypter.encrypt(plain)),
    open: () => passing((sealed) => decrypter.decrypt(sealed)),
  };
}

type Bytes = ReadableStream<Uint8Array>;

const passing = (through: (bytes: Bytes) => Promise<Bytes>): Duplex =>
  Duplex.from(async function* (bytes: AsyncIterable<Uint8Array>) {
    yield* await through(ReadableStream.from(bytes));
  });
