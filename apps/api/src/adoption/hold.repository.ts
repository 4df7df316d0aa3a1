import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import {
  adoption,
  type Condition,
  hold,
  type TreeStatus,
  transactionTree,
  tree,
} from '../database/schema/index.ts';
import { rowStatement, statement } from '../database/statement.ts';

export type HoldRow = typeof hold.$inferSelect;
export type AdoptionRow = typeof adoption.$inferSelect;
export type LockedTree = {
  id: number;
  code: string;
  status: TreeStatus;
  condition: Condition;
  kelompokKomunitasId: number;
  hold: HoldRow | undefined;
  /** Terms that run now or begin later, the last first. */
  terms: AdoptionRow[];
};

const ids = sql`any(${sql.placeholder('ids')}::int[])`;
type OfTrees = { ids: readonly number[] };

const lock = statement<Omit<LockedTree, 'hold' | 'terms'>, OfTrees>(
  () => sql`select ${tree.id}, ${tree.code}, ${tree.status}, ${tree.condition},
      ${tree.kelompokKomunitasId} as "kelompokKomunitasId"
    from ${tree} where ${tree.id} = ${ids} order by ${tree.id} for no key update`,
);
const findHolds = rowStatement<typeof hold, OfTrees>(
  hold,
  (columns) => sql`select ${columns} from ${hold} where ${hold.treeId} = ${ids}`,
);
const findTerms = rowStatement<typeof adoption, OfTrees & { now: Date }>(
  adoption,
  (columns) => sql`select ${columns} from ${adoption} where ${adoption.treeId} = ${ids}
    and ${adoption.endsAt} > ${sql.placeholder('now')} order by ${adoption.endsAt} desc`,
);

/**
 * Locks trees for whoever sells or releases them, always by rising id so that two buyers never wait for each
 * other, and reads what decides whether they can be had.
 */
export async function lockTrees(db: Db, ids: readonly number[], now: Date): Promise<Map<number, LockedTree>> {
  if (!ids.length) return new Map();
  const rows = await lock(db, { ids });
  // Read only now, when nobody else can change them any more.
  const holds = await findHolds(db, { ids });
  const terms = await findTerms(db, { ids, now });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        hold: holds.find(({ treeId }) => treeId === row.id),
        terms: terms.filter(({ treeId }) => treeId === row.id),
      },
    ]),
  );
}

/** Another tree of a community that is offered, locked; trees another buyer has locked are passed over. */
export async function lockSpareTree(
  db: Db,
  kelompokKomunitasId: number,
  except: readonly number[],
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: tree.id })
    .from(tree)
    .where(
      and(
        eq(tree.kelompokKomunitasId, kelompokKomunitasId),
        eq(tree.status, 'ready_to_adopt'),
        notInArray(tree.id, [...except]),
      ),
    )
    .orderBy(asc(tree.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row?.id;
}

const count = statement<{ total: number }, { adopterId: number; now: Date }>(
  () => sql`select count(*)::int as total from ${hold}
    where ${hold.adopterId} = ${sql.placeholder('adopterId')} and ${hold.deadline} > ${sql.placeholder('now')}`,
);

export async function countHeld(db: Db, adopterId: number, now: Date): Promise<number> {
  const [row] = await count(db, { adopterId, now });
  return row?.total ?? 0;
}

/** Ends holds on locked trees that have run out, and tells their transactions so. */
export async function endStaleHolds(db: Db, stale: readonly HoldRow[]): Promise<void> {
  for (const { transactionId, treeId } of stale) {
    await db.delete(hold).where(eq(hold.treeId, treeId));
    await db
      .update(transactionTree)
      .set({ outcome: 'released' })
      .where(and(eq(transactionTree.transactionId, transactionId), eq(transactionTree.treeId, treeId)));
  }
}

type NewHolds = Pick<HoldRow, 'transactionId' | 'adopterId' | 'deadline'> & { treeIds: readonly number[] };

/** Puts holds on locked trees that are free: of two for one tree the database refuses the second. */
export const insertHolds = statement<never, NewHolds>(
  () => sql`insert into ${hold} (tree_id, transaction_id, adopter_id, deadline)
    select tree_id, ${sql.placeholder('transactionId')}::int, ${sql.placeholder('adopterId')}::int,
      ${sql.placeholder('deadline')}::timestamptz
    from unnest(${sql.placeholder('treeIds')}::int[]) as tree_id`,
);

export async function removeHolds(db: Db, transactionId: number): Promise<number[]> {
  const rows = await db.delete(hold).where(eq(hold.transactionId, transactionId)).returning();
  return rows.map((row) => row.treeId);
}

export async function moveDeadline(db: Db, transactionId: number, deadline: Date): Promise<void> {
  await db.update(hold).set({ deadline }).where(eq(hold.transactionId, transactionId));
}
