import { randomUUID } from 'node:crypto';
import { dayMs } from '../../clock/day.ts';
import type { Database, Db } from '../../database/client.ts';
import type { SessionEnding } from '../../database/schema/index.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { AccessTokens, Caller } from '../../http/access-token.ts';
import { type ErrorCode, Problem } from '../../http/problem.ts';
import { type Adopter, findAdopter } from '../adopter/index.ts';
import type { Device } from './device.ts';
import * as sessions from './session.repository.ts';
import { newRefreshToken, successorOf, tokenHash } from './session-token.rules.ts';

export type Tokens = { accessToken: string; refreshToken: string; accessTokenExpiredAt: number };
/** What signing in hands over. */
export type OpenSession = Tokens & { sessionId: string; adopter: Adopter };

const idleLife = 30 * dayMs;
const wholeLife = 90 * dayMs;
/** How long a used token still gets the answer that was lost on the way. */
const grace = 20_000;

/** What a refresh is told of a session that was ended, which its owner reads at the login. */
const refusals = {
  elsewhere: 'auth.session_ended',
  password: 'auth.session_password_changed',
  reuse: 'auth.session_reused',
} as const satisfies Record<SessionEnding, ErrorCode>;

const endedBy = (by: SessionEnding) => ({ revokedAt: new Date(), endedBy: by });

export type SessionService = ReturnType<typeof createSessionService>;

/** Sessions and their rotating refresh tokens. Their lives run on real time. */
export function createSessionService({
  database: { db },
  accessTokens,
  successorKey,
  mails,
}: {
  database: Pick<Database, 'db'>;
  accessTokens: AccessTokens;
  successorKey: Uint8Array;
  mails: Pick<MailService, 'enqueue'>;
}) {
  const findCaller = sessions.callerFinder(db);

  const callerFrom = (adopter: Adopter, sessionId: string): Caller => ({
    id: adopter.id,
    sessionId,
    emailVerified: adopter.emailVerifiedAt !== null,
  });

  async function tokens(adopter: Adopter, sessionId: string, refreshToken: string): Promise<OpenSession> {
    const { accessToken, expiresAt } = await accessTokens.issue(callerFrom(adopter, sessionId));
    return { accessToken, refreshToken, accessTokenExpiredAt: expiresAt, sessionId, adopter };
  }

  /** Two have what one was given: neither goes on with it, and the owner is told once. */
  const endStolen = (sessionId: string, adopterId: number): Promise<void> =>
    db.transaction(async (tx) => {
      const now = new Date();
      if (!(await sessions.revokeSession(tx, sessionId, adopterId, { revokedAt: now, endedBy: 'reuse' })))
        return;
      const owner = await findAdopter(tx, adopterId);
      if (!owner?.email) return;
      await mails.enqueue(tx, {
        dedupeKey: `session-stolen:${sessionId}`,
        to: owner.email,
        template: 'sessionStolen',
        language: owner.language,
        data: {
          ...(owner.emailVerifiedAt && { name: owner.name }),
          endedAt: now.toISOString(),
        },
      });
    });

  return {
    /** Signs a device in. */
    async open(tx: Db, adopter: Adopter, device: Device): Promise<OpenSession> {
      const now = new Date();
      const id = randomUUID();
      const refreshToken = newRefreshToken();
      await sessions.insertSession(tx, {
        id,
        adopterId: adopter.id,
        userAgent: device.userAgent?.slice(0, 300) ?? null,
        address: device.address,
        createdAt: now,
        lastUsedAt: now,
        endsAt: new Date(now.getTime() + wholeLife),
      });
      await sessions.insertRefreshToken(tx, {
        sessionId: id,
        tokenHash: tokenHash(refreshToken),
        issuedAt: now,
        expiresAt: new Date(now.getTime() + idleLife),
      });
      return tokens(adopter, id, refreshToken);
    },

    /**
     * Hands over the next pair of tokens. The same token again within 20 s gets the same successor; later it
     * is taken for stolen, and the whole family ends.
     * @throws Problem auth.token_refresh_failed for one we never gave this user, auth.session_ended, .session_expired,
     * .session_password_changed, .session_reused
     */
    async refresh(refreshToken: string, adopterId: number): Promise<OpenSession> {
      const outcome = await db.transaction(async (tx) => {
        const now = new Date();
        const found = await sessions.lockRefreshToken(tx, tokenHash(refreshToken));
        if (found?.session.adopterId !== adopterId) throw new Problem('auth.token_refresh_failed');
        if (found.session.revokedAt) throw new Problem(refusals[found.session.endedBy ?? 'elsewhere']);
        if (found.session.endsAt <= now || found.token.expiresAt <= now) {
          throw new Problem('auth.session_expired');
        }
        const successor = successorOf(refreshToken, successorKey);
        if (found.token.usedAt) {
          if (now.getTime() - found.token.usedAt.getTime() > grace) return { stolen: found.session.id };
        } else {
          await sessions.markTokenUsed(tx, found.token.id, now);
          await sessions.touchSession(tx, found.session.id, now);
          await sessions.insertRefreshToken(tx, {
            sessionId: found.session.id,
            tokenHash: tokenHash(successor),
            issuedAt: now,
            expiresAt: new Date(now.getTime() + idleLife),
          });
        }
        const adopter = await findAdopter(tx, adopterId);
        return adopter && !adopter.deletedAt ? tokens(adopter, found.session.id, successor) : undefined;
      });
      if (!outcome) throw new Problem('auth.session_ended');
      if ('stolen' in outcome) {
        await endStolen(outcome.stolen, adopterId);
        throw new Problem(refusals.reuse, { about: adopterId, sign: 'refresh_reused' });
      }
      return outcome;
    },

    /** Ends the session a refresh token belongs to; the same answer when there is none. */
    async close(refreshToken: string): Promise<void> {
      const found = await db.transaction((tx) => sessions.lockRefreshToken(tx, tokenHash(refreshToken)));
      if (!found) return;
      const { id, adopterId } = found.session;
      await sessions.revokeSession(db, id, adopterId, endedBy('elsewhere'));
    },

    /** A token's caller as things stand now. @throws Problem auth.session_ended, auth.user_not_found once deleted */
    async currentCaller(caller: Caller): Promise<Caller> {
      const found = await findCaller({ sessionId: caller.sessionId, adopterId: caller.id }, new Date());
      if (found?.deleted) throw new Problem('auth.user_not_found');
      if (!found?.live) throw new Problem('auth.session_ended');
      return { ...caller, emailVerified: found.verified };
    },

    list: (adopterId: number) => sessions.liveSessions(db, adopterId, new Date()),

    /** @throws Problem auth.session_not_found */
    async end(sessionId: string, adopterId: number): Promise<void> {
      const ended = await sessions.revokeSession(db, sessionId, adopterId, endedBy('elsewhere'));
      if (!ended) throw new Problem('auth.session_not_found');
    },

    /** Ends every session of the adopter, or every other one, in a transaction of its own. */
    endSeveral: (adopterId: number, except?: string) =>
      sessions.revokeSessions(db, adopterId, endedBy('elsewhere'), except),

    /** Ends one session in the caller's transaction, if it still works. */
    endOne: (tx: Db, sessionId: string, adopterId: number) =>
      sessions.revokeSession(tx, sessionId, adopterId, endedBy('elsewhere')),

    /** Ends every session of the adopter, or every one but `except`. */
    endAll: (tx: Db, adopterId: number, by: SessionEnding, except?: string | readonly string[]) =>
      sessions.revokeSessions(tx, adopterId, endedBy(by), except),
  };
}
