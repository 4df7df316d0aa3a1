import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurns } from '../../limits/turns.ts';

/** OWASP's first choice for Argon2id: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
/** Hashes at work at once, so that a flood of logins cannot take the memory. */
const most = 4;
const tagLength = 32;

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);
const inTurn = createTurns(most);

/** A password as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(() => derive('argon2id', { message: password, nonce, tagLength, ...cost }));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Whether the password is the stored one. Without a stored one it takes as long and is not. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parts = read(stored ?? (await dummy()));
  const tag = await inTurn(() => derive('argon2id', { message: password, tagLength, ...parts }));
  return timingSafeEqual(tag, parts.tag) && stored != null;
}

/** True for a hash made with other costs than today's: it is made anew at the next login. */
export const needsRehash = (stored: string) =>
  !stored.startsWith(`$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`);

let dummyHash: Promise<string> | undefined;
function dummy(): Promise<string> {
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'));
  return dummyHash;
}

function read(stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match ?? [];
  if (!match) throw new Error('A stored password hash cannot be read');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
