import { sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { adoption, hold, tree } from '../database/schema/index.ts';
import { statement } from '../database/statement.ts';

const now = sql`${sql.placeholder('now')}::timestamptz`;
const inTerm = sql`exists (select from ${adoption} where ${adoption.treeId} = ${tree.id}
  and ${adoption.startsAt} <= ${now} and ${adoption.endsAt} > ${now})`;
const held = sql`exists (select from ${hold} where ${hold.treeId} = ${tree.id} and ${hold.deadline} > ${now})`;
const status = sql`case when ${inTerm} then 'adopted' when ${held} then 'pending'
  when ${tree.condition} = 'dead' then 'inactive' else 'ready_to_adopt' end`;

const refresh = statement<never, { ids: readonly number[]; now: Date }>(
  () => sql`update ${tree} set status = ${status} where ${tree.id} = any(${sql.placeholder('ids')}::int[])
    and ${tree.status} not in ('active', 'inactive') and ${tree.status} <> ${status}`,
);

/**
 * Writes the status of locked trees anew from what decides it: a term that runs, else a hold, else whether it
 * lives.
 * Trees that are only recorded, or dead, keep theirs.
 */
export async function refreshTreeStatus(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length) await refresh(db, { ids, now });
}
