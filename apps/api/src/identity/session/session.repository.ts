import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, refreshToken, session } from '../../database/schema/index.ts';
import { insertionPart, statement } from '../../database/statement.ts';

const sessionInsertion = insertionPart(session, { name: 'sessions' });
const tokenInsertion = insertionPart(refreshToken, { name: 'tokens' });
const insertFamilies = statement<never, Record<string, unknown>>(
  () => sql`with opened as (${sessionInsertion.text}) ${tokenInsertion.text}`,
);
type NewSession = typeof session.$inferInsert;
type NewToken = typeof refreshToken.$inferInsert;

/** Stores sessions, each with its first token. */
export const insertSessions = async (
  db: Db,
  sessions: readonly NewSession[],
  tokens: readonly NewToken[],
) => {
  await insertFamilies(db, { ...sessionInsertion.values(sessions), ...tokenInsertion.values(tokens) });
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

/** Whose call it says it is. */
export type AskedCaller = { sessionId: string; adopterId: number };
type FoundCaller = { live: boolean; verified: boolean; deleted: boolean };

type Asked = { now: Date; sessionIds: readonly string[]; adopterIds: readonly number[] };
const lookUp = statement<FoundCaller, Asked>(
  // One at a time: a join planned while there were few would go on reading all there are.
  () => sql`select coalesce(${session.revokedAt} is null and ${session.endsAt} > ${sql.placeholder('now')}::timestamptz,
      false) as live, ${adopter.emailVerifiedAt} is not null as verified, ${adopter.deletedAt} is not null as deleted
    from unnest(${sql.placeholder('sessionIds')}::uuid[], ${sql.placeholder('adopterIds')}::int[])
      with ordinality as asked (session_id, adopter_id, place)
    left join lateral (select * from ${adopter} where ${adopter.id} = asked.adopter_id limit 1) as adopter on true
    left join lateral (select * from ${session} where ${session.id} = asked.session_id
      and ${session.adopterId} = ${adopter.id} limit 1) as session on true
    order by asked.place`,
);

/**
 * The accounts as they are now, and whether the sessions work, in the order asked: looked up at every call with a
 * bearer, by two primary keys.
 */
export const findCallers = (db: Db, asked: readonly AskedCaller[], now: Date): Promise<FoundCaller[]> =>
  lookUp(db, {
    now,
    sessionIds: asked.map(({ sessionId }) => sessionId),
    adopterIds: asked.map(({ adopterId }) => adopterId),
  });

/** Ends one session of the adopter; true when there was one to end. */
export async function revokeSession(db: Db, id: string, adopterId: number, revokedAt: Date) {
  const rows = await db
    .update(session)
    .set({ revokedAt })
    .where(and(eq(session.id, id), eq(session.adopterId, adopterId), isNull(session.revokedAt)))
    .returning({ id: session.id });
  return rows.length > 0;
}

/** Ends every session of the adopter but `except`. */
export async function revokeSessions(db: Db, adopterId: number, revokedAt: Date, except?: string) {
  await db
    .update(session)
    .set({ revokedAt })
    .where(
      and(
        eq(session.adopterId, adopterId),
        isNull(session.revokedAt),
        ...(except === undefined ? [] : [ne(session.id, except)]),
      ),
    );
}

/** Removes every session of the adopter, with its tokens. */
export async function deleteSessions(db: Db, adopterId: number) {
  await db.delete(session).where(eq(session.adopterId, adopterId));
}
