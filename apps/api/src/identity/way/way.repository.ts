import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { type SignInWayKind, signInWay } from '../../database/schema/index.ts';

export type SignInWayRow = typeof signInWay.$inferSelect;

const ofKind = (adopterId: number, kind: SignInWayKind) =>
  and(eq(signInWay.adopterId, adopterId), eq(signInWay.kind, kind));

/** An account's ways, the oldest first. */
export const waysOf = (db: Db, adopterId: number): Promise<SignInWayRow[]> =>
  db.select().from(signInWay).where(eq(signInWay.adopterId, adopterId)).orderBy(signInWay.id);

export async function changeWay(
  db: Db,
  { adopterId, kind }: { adopterId: number; kind: SignInWayKind },
  changes: Partial<Pick<SignInWayRow, 'label' | 'addedAt' | 'addedWith' | 'lastUsedAt' | 'lastUsedWith'>>,
): Promise<void> {
  await db.update(signInWay).set(changes).where(ofKind(adopterId, kind));
}
