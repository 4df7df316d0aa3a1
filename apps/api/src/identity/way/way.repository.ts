import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { type SignInWayKind, signInWay } from '../../database/schema/index.ts';

export type SignInWayRow = typeof signInWay.$inferSelect;

/** One of an account's ways: `id` says which of several passkeys. */
type Which = { adopterId: number; kind: SignInWayKind; id?: number | undefined };

const which = ({ adopterId, kind, id }: Which) =>
  and(
    eq(signInWay.adopterId, adopterId),
    eq(signInWay.kind, kind),
    id === undefined ? undefined : eq(signInWay.id, id),
  );

/** An account's ways, the oldest first. */
export const waysOf = (db: Db, adopterId: number): Promise<SignInWayRow[]> =>
  db.select().from(signInWay).where(eq(signInWay.adopterId, adopterId)).orderBy(signInWay.id);

/** @returns false where there is none */
export async function changeWay(
  db: Db,
  way: Which,
  changes: Partial<
    Pick<SignInWayRow, 'label' | 'addedAt' | 'addedWith' | 'lastUsedAt' | 'lastUsedWith' | 'asksPasskey'>
  >,
): Promise<boolean> {
  const rows = await db.update(signInWay).set(changes).where(which(way)).returning({ id: signInWay.id });
  return rows.length > 0;
}

export async function insertWay(db: Db, row: typeof signInWay.$inferInsert): Promise<number> {
  const [made] = await db.insert(signInWay).values(row).returning({ id: signInWay.id });
  if (!made) throw new Error('No way was made');
  return made.id;
}

export const deleteWay = async (db: Db, id: number): Promise<void> => {
  await db.delete(signInWay).where(eq(signInWay.id, id));
};
