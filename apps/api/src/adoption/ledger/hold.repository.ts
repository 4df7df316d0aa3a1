import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import {
  adoption,
  type Condition,
  hold,
  type TreeStatus,
  transactionTree,
  tree,
} from '../../database/schema/index.ts';
import { statement } from '../../database/statement.ts';
import { isOfTree, refreshTreeStatus } from './tree-status.repository.ts';

export type HoldRow = typeof hold.$inferSelect;
export type AdoptionRow = typeof adoption.$inferSelect;
/** What decides whether a tree can be had. */
export type TreeState = {
  id: number;
  code: string;
  status: TreeStatus;
  condition: Condition;
  kelompokKomunitasId: number;
  hold: Pick<HoldRow, 'transactionId' | 'deadline'> | undefined;
  /** Terms that run now or begin later, the last first. */
  terms: Pick<AdoptionRow, 'adopterId' | 'endsAt'>[];
};

/** The same as PostgreSQL writes it as JSON. */
export type TreeStateJson = Omit<TreeState, 'hold' | 'terms'> & {
  hold: { transactionId: number; deadline: string } | null;
  terms: { adopterId: number; endsAt: string }[] | null;
};

const ids = sql`any(${sql.placeholder('ids')}::int[])`;
type OfTrees = { ids: readonly number[] };

/** The states of the trees in the placeholder `ids` at `now`, as a part of a statement. */
export const treeStates = sql`select json_agg(json_build_object('id', ${tree.id}, 'code', ${tree.code},
    'status', ${tree.status}, 'condition', ${tree.condition}, 'kelompokKomunitasId', ${tree.kelompokKomunitasId},
    'hold', (select json_build_object('transactionId', ${hold.transactionId}, 'deadline', ${hold.deadline})
      from ${hold} where ${hold.treeId} = ${tree.id}),
    'terms', (select json_agg(json_build_object('adopterId', ${adoption.adopterId}, 'endsAt', ${adoption.endsAt})
        order by ${adoption.endsAt} desc)
      from ${adoption} where ${isOfTree}
      and ${adoption.endsAt} > ${sql.placeholder('now')}::timestamptz)
  ) order by ${tree.id}) from ${tree} where ${tree.id} = ${ids}`;

const lock = statement<never, OfTrees>(
  () => sql`select ${tree.id} from ${tree} where ${tree.id} = ${ids} order by ${tree.id} for no key update`,
);
const read = statement<{ trees: TreeStateJson[] | null }, OfTrees & { now: Date }>(
  () => sql`select (${treeStates}) as trees`,
);

export const treeStatesFrom = (trees: readonly TreeStateJson[] | null | undefined): Map<number, TreeState> =>
  new Map(
    (trees ?? []).map(({ hold, terms, ...tree }) => [
      tree.id,
      {
        ...tree,
        hold: hold ? { ...hold, deadline: new Date(hold.deadline) } : undefined,
        terms: (terms ?? []).map((term) => ({ ...term, endsAt: new Date(term.endsAt) })),
      },
    ]),
  );

/** Locks trees, always by rising id so that two buyers never wait for each other. */
export async function lockTreeRows(db: Db, ids: readonly number[]): Promise<void> {
  await lock(db, { ids });
}

/** Locks trees for whoever sells or releases them, and reads what decides whether they can be had. */
export async function lockTrees(db: Db, ids: readonly number[], now: Date): Promise<Map<number, TreeState>> {
  if (!ids.length) return new Map();
  await lockTreeRows(db, ids);
  // Read only now, when nobody else can change them any more: the statement that waited would not see what it waited for.
  const [found] = await read(db, { ids, now });
  return treeStatesFrom(found?.trees);
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

/** Ends holds on locked trees that have run out, and tells their transactions so. */
export async function endStaleHolds(db: Db, trees: Iterable<TreeState | undefined>): Promise<void> {
  for (const stale of trees) {
    if (!stale?.hold) continue;
    const {
      id: treeId,
      hold: { transactionId },
    } = stale;
    await db.delete(hold).where(eq(hold.treeId, treeId));
    await db
      .update(transactionTree)
      .set({ outcome: 'released' })
      .where(and(eq(transactionTree.transactionId, transactionId), eq(transactionTree.treeId, treeId)));
  }
}

export async function removeHolds(db: Db, transactionId: number): Promise<number[]> {
  const rows = await db.delete(hold).where(eq(hold.transactionId, transactionId)).returning();
  return rows.map((row) => row.treeId);
}

/**
 * Gives a transaction more time for its trees; they are locked, so that nobody takes one for free meanwhile.
 * @returns false where one is no longer held for it
 */
export async function prolongHolds(
  db: Db,
  transactionId: number,
  deadline: Date,
  now: Date,
): Promise<boolean> {
  const chosen = await db
    .select({ treeId: transactionTree.treeId })
    .from(transactionTree)
    .where(eq(transactionTree.transactionId, transactionId));
  await lockTreeRows(
    db,
    chosen.map(({ treeId }) => treeId),
  );
  const prolonged = await db
    .update(hold)
    .set({ deadline })
    .where(eq(hold.transactionId, transactionId))
    .returning({ treeId: hold.treeId });
  await refreshTreeStatus(
    db,
    prolonged.map(({ treeId }) => treeId),
    now,
  );
  return prolonged.length === chosen.length;
}
