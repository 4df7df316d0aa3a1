import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { CodePurpose } from '../../database/schema/index.ts';

const minute = 60 * 1_000;

/** How long a mailed proof is good, in milliseconds. */
export const codeLife: Record<CodePurpose, number> = {
  verification: 15 * minute,
  reset: 60 * minute,
  guest_checkout: 10 * minute,
  confirmation: 10 * minute,
  login: 10 * minute,
  email_change: 15 * minute,
  email_undo: 3 * 24 * 60 * minute,
};

/** Tries a code that is typed may have. */
export const mostAttempts = 5;

/** A code for a link: 256 random bits. */
export const newLinkCode = () => randomBytes(32).toString('base64url');

/** Whether a text could be one at all. */
export const isLinkCode = (code: string) => /^[\w-]{43}$/.test(code);

/** Letters and digits that are not taken for one another. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code to type: 8 signs, 40 random bits. */
export const newTypedCode = () => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('');

/** A code for the field beside a link: 6 digits, which a phone offers to fill in. */
export const newDigits = () => String(randomInt(1_000_000)).padStart(6, '0');

/** A typed code as it was meant: case, spaces and dashes do not matter. */
export const tidyTypedCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/** What is stored of a code. */
export const codeHash = (code: string) => createHash('sha256').update(code).digest('hex');

const shortestPause = 60 * 1_000;
const longestPause = 15 * minute;

/** The pause after the nth mail: 60 s, doubling to 15 min. A day without one begins anew. */
export const pauseAfter = (sent: number) => Math.min(shortestPause * 2 ** (sent - 1), longestPause);
export const cooldownMemory = 24 * 60 * minute;
