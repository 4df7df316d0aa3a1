import { and, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { adoption, hold, tree } from '../database/schema/index.ts';

/**
 * Writes the status of locked trees anew from what decides it: a term that runs, else a hold, else whether it
 * lives.
 * Trees that are only recorded, or dead, keep theirs.
 */
export async function refreshTreeStatus(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (!ids.length) return;
  const at = now.toISOString();
  const inTerm = sql`exists (select 1 from ${adoption} where ${adoption.treeId} = ${tree.id}
    and ${adoption.startsAt} <= ${at} and ${adoption.endsAt} > ${at})`;
  const held = sql`exists (select 1 from ${hold} where ${hold.treeId} = ${tree.id} and ${hold.deadline} > ${at})`;
  const status = sql`case when ${inTerm} then 'adopted' when ${held} then 'pending'
    when ${tree.condition} = 'dead' then 'inactive' else 'ready_to_adopt' end`;
  await db
    .update(tree)
    .set({ status })
    .where(
      and(
        inArray(tree.id, [...ids]),
        notInArray(tree.status, ['active', 'inactive']),
        sql`${tree.status} <> ${status}`,
      ),
    );
}
