import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** Who calls, as the access token says. `emailVerified` false may be out of date; true never is. */
export type Caller = {
  id: number;
  /** Empty for a key: no call that one opens asks for it. */
  sessionId: string;
  emailVerified: boolean;
  /** Of an adopter's program, which calls by a key. */
  keyId?: number;
};

export type AccessTokens = {
  issue(caller: Caller): Promise<{ accessToken: string; expiresAt: number }>;
  /** undefined when the token is not ours, was changed, or has expired. */
  verify(token: string): Promise<Caller | undefined>;
};

/** Seconds an access token lives; real time. */
export const accessTokenLife = 15 * 60;
const issuer = 'rimba';
const audience = 'rimba-api';
/** Tokens remembered at once: about 4 MB. */
const mostRemembered = 10_000;

/** Short-lived signed tokens. One that was verified is remembered until it expires. */
export function createAccessTokens(key: Uint8Array): AccessTokens {
  const remembered = new LRUCache<string, Caller>({ max: mostRemembered });

  return {
    async issue({ id, sessionId, emailVerified }) {
      const expiresAt = Math.floor(Date.now() / 1_000) + accessTokenLife;
      const accessToken = await new SignJWT({ sid: sessionId, ver: emailVerified })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(id))
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key);
      return { accessToken, expiresAt: expiresAt * 1_000 };
    },

    async verify(token) {
      const known = remembered.get(token);
      if (known) return known;
      const found = await read(token, key);
      if (found) remembered.set(token, found.caller, { ttl: found.expiresAt - Date.now() });
      return found?.caller;
    },
  };
}

async function read(token: string, key: Uint8Array) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer,
      audience,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    const { sub, sid, ver, exp = 0 } = payload;
    if (typeof sid !== 'string' || !/^\d+$/.test(sub ?? '')) return undefined;
    return {
      caller: { id: Number(sub), sessionId: sid, emailVerified: ver === true },
      expiresAt: exp * 1_000,
    };
  } catch {
    return undefined;
  }
}
