import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { keyMark } from '../../http/authentication.ts';

/** Keys that an account may have at once. */
export const mostKeys = 10;

const shape = new RegExp(`^${keyMark}([0-9a-f]{64})([0-9a-f]{8})$`);
const checkOf = (digits: string) => crc32(digits).toString(16).padStart(8, '0');

/**
 * A new secret: `rimba_`, 256 random bits and their CRC-32, in hex. Whoever looks for leaked secrets knows it by its
 * beginning and is sure by its end; what is mistyped is refused unasked.
 */
export function newSecret(): string {
  const digits = randomBytes(32).toString('hex');
  return `${keyMark}${digits}${checkOf(digits)}`;
}

/** Whether a text could be one at all. */
export function isSecret(text: string): boolean {
  const [, digits, check] = shape.exec(text) ?? [];
  return digits !== undefined && check === checkOf(digits);
}

/** As much as is shown of a secret, of which 240 bits stay unsaid. */
export const prefixOf = (secret: string) => secret.slice(0, keyMark.length + 4);

/** What is stored of a secret. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('hex');
