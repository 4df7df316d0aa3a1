import { and, eq, gt, inArray, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import { adoption, hold, type TreeStatus, tree } from '../../database/schema/index.ts';

/**
 * Writes the status of locked trees anew from what decides it: a term that runs, else a hold, else whether it
 * lives; and with it until when it is held.
 * Trees that are only recorded, or dead, keep theirs.
 */
export async function refreshTreeStatus(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (!ids.length) return;
  const chosen = alias(tree, 'chosen');
  const state = db
    .select({
      id: chosen.id,
      status: sql<TreeStatus>`case when ${adoption.id} is not null then 'adopted'
        when ${hold.treeId} is not null then 'pending'
        when ${chosen.condition} = 'dead' then 'inactive' else 'ready_to_adopt' end`.as('next_status'),
      heldUntil: sql`case when ${adoption.id} is null then ${hold.deadline} end`.as('next_held_until'),
    })
    .from(chosen)
    // At most one each: terms of a tree never overlap, and a tree is held once.
    .leftJoin(
      adoption,
      and(eq(adoption.treeId, chosen.id), lte(adoption.startsAt, now), gt(adoption.endsAt, now)),
    )
    .leftJoin(hold, and(eq(hold.treeId, chosen.id), gt(hold.deadline, now)))
    .where(and(inArray(chosen.id, [...ids]), notInArray(chosen.status, ['active', 'inactive'])))
    .as('state');
  await db
    .update(tree)
    .set({ status: sql`${state.status}`, heldUntil: sql`${state.heldUntil}` })
    .from(state)
    .where(
      and(
        eq(tree.id, state.id),
        or(ne(tree.status, state.status), sql`${tree.heldUntil} is distinct from ${state.heldUntil}`),
      ),
    );
}

/** The dead tree stands for nothing any more; its replacement is no longer only recorded. */
export async function replaceTree(
  db: Db,
  { lostId, replacementId }: { lostId: number; replacementId: number },
): Promise<void> {
  await db.update(tree).set({ status: 'inactive' }).where(eq(tree.id, lostId));
  await db.update(tree).set({ status: 'ready_to_adopt' }).where(eq(tree.id, replacementId));
}
