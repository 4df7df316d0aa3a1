import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Seal } from './seal.ts';

/** What a backup's files are read and written through, as `FILE.age`; undefined: they lie open. */
export type MaybeSeal = Seal | undefined;

/** The plain content of a file of a backup. */
export function reading(file: string, seal: MaybeSeal): [NodeJS.ReadableStream, ...NodeJS.ReadWriteStream[]] {
  return seal ? [createReadStream(`${file}.age`), seal.open()] : [createReadStream(file)];
}

/** Where plain content goes on its way into a file of a backup, which only its owner can read. */
export function writing(file: string, seal: MaybeSeal): [...NodeJS.ReadWriteStream[], NodeJS.WritableStream] {
  const into = (name: string) => createWriteStream(name, { mode: 0o600 });
  return seal ? [seal.close(), into(`${file}.age`)] : [into(file)];
}

/** The whole plain content of a file of a backup. */
export async function contentOf(file: string, seal: MaybeSeal): Promise<Buffer> {
  const parts: Buffer[] = [];
  const kept = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      parts.push(chunk);
      done();
    },
  });
  await pipeline([...reading(file, seal), kept]);
  return Buffer.concat(parts);
}

/** SHA-256 of a file's plain content, hex. */
export async function hashOfFile(file: string, seal: MaybeSeal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline([...reading(file, seal), hash]);
  return hash.digest('hex');
}
