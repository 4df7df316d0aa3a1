import { isRecord, isText } from './session-user.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Epoch milliseconds. */
  readonly accessTokenExpiredAt: number;
}

/** Reads the tokens of a login or refresh reply. */
export function parseTokens(value: unknown): Tokens | undefined {
  if (!isRecord(value)) return undefined;
  const { accessToken, refreshToken, accessTokenExpiredAt } = value;
  if (!isText(accessToken) || !isText(refreshToken)) return undefined;
  if (typeof accessTokenExpiredAt !== 'number' || !Number.isFinite(accessTokenExpiredAt)) return undefined;
  return { accessToken, refreshToken, accessTokenExpiredAt };
}
