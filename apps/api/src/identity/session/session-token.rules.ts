import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A refresh token: 256 random bits. */
export const newRefreshToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** The one token that may follow. Derived, so that a lost answer can be given again word for word. */
export const successorOf = (token: string, key: Uint8Array) =>
  createHmac('sha256', key).update(token).digest('base64url');
