import { and, desc, eq, gt, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, refreshToken, type SessionEnding, session } from '../../database/schema/index.ts';

type NewSession = typeof session.$inferInsert;
type NewToken = typeof refreshToken.$inferInsert;

export const insertSession = async (db: Db, row: NewSession) => {
  await db.insert(session).values(row);
};

export const insertRefreshToken = async (db: Db, row: NewToken) => {
  await db.insert(refreshToken).values(row);
};

/** The token with its session and owner, locked until the transaction ends. */
export async function lockRefreshToken(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ token: refreshToken, session })
    .from(refreshToken)
    .innerJoin(session, eq(session.id, refreshToken.sessionId))
    .where(eq(refreshToken.tokenHash, tokenHash))
    .for('update');
  return row;
}

export const markTokenUsed = async (db: Db, id: number, usedAt: Date) => {
  await db.update(refreshToken).set({ usedAt }).where(eq(refreshToken.id, id));
};

export const touchSession = async (db: Db, id: string, lastUsedAt: Date) => {
  await db.update(session).set({ lastUsedAt }).where(eq(session.id, id));
};

/** Sessions that still work, the latest used first. */
export const liveSessions = (db: Db, adopterId: number, now: Date) =>
  db
    .select()
    .from(session)
    .where(and(eq(session.adopterId, adopterId), isNull(session.revokedAt), gt(session.endsAt, now)))
    .orderBy(desc(session.lastUsedAt), session.id);

/**
 * Finds an account as it is now, and whether a session of it works: asked at every call with a bearer, by two primary
 * keys, so its text is written once and planned once in a connection.
 */
export function callerFinder(db: Db) {
  const found = db
    .select({
      live: sql<boolean>`${session.id} is not null`,
      verified: sql<boolean>`${adopter.emailVerifiedAt} is not null`,
      deleted: sql<boolean>`${adopter.deletedAt} is not null`,
    })
    .from(adopter)
    .leftJoin(
      session,
      and(
        eq(session.id, sql.placeholder('sessionId')),
        eq(session.adopterId, adopter.id),
        isNull(session.revokedAt),
        gt(session.endsAt, sql.placeholder('now')),
      ),
    )
    .where(eq(adopter.id, sql.placeholder('adopterId')))
    .prepare('caller');
  return async (asked: { sessionId: string; adopterId: number }, now: Date) =>
    (await found.execute({ ...asked, now }))[0];
}

type Ended = { revokedAt: Date; endedBy: SessionEnding };

/** Ends one session of the adopter; true when there was one to end. */
export async function revokeSession(db: Db, id: string, adopterId: number, ended: Ended) {
  const rows = await db
    .update(session)
    .set(ended)
    .where(and(eq(session.id, id), eq(session.adopterId, adopterId), isNull(session.revokedAt)))
    .returning({ id: session.id });
  return rows.length > 0;
}

/** Ends every session of the adopter but `except`. */
export async function revokeSessions(
  db: Db,
  adopterId: number,
  ended: Ended,
  except: string | readonly string[] = [],
) {
  await db
    .update(session)
    .set(ended)
    .where(
      and(
        eq(session.adopterId, adopterId),
        isNull(session.revokedAt),
        notInArray(session.id, [except].flat()),
      ),
    );
}

/** Removes every session of the adopter, with its tokens. */
export async function deleteSessions(db: Db, adopterId: number) {
  await db.delete(session).where(eq(session.adopterId, adopterId));
}

/** Tokens that ran out: used ones before one moment, those that nobody used before another. */
export async function deleteExpiredTokens(db: Db, before: { used: Date; unused: Date }): Promise<void> {
  const used = and(isNotNull(refreshToken.usedAt), lt(refreshToken.expiresAt, before.used));
  await db.delete(refreshToken).where(or(used, lt(refreshToken.expiresAt, before.unused)));
}
