import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adoption, hold, tree } from '../../database/schema/index.ts';
import { statement } from '../../database/statement.ts';

/**
 * Terms of the tree of the statement. As bigint, which only the B-tree knows how to compare: by an estimate hardly
 * cheaper the index that keeps terms apart would be taken, whose lookup takes four times as long.
 */
export const isOfTree = sql`${adoption.treeId} = ${tree.id}::bigint`;
const now = sql`${sql.placeholder('now')}::timestamptz`;
// Not `exists`, for which a plan made for any number of trees would read every term there is.
const inTerm = sql`(select true from ${adoption} where ${isOfTree}
  and ${adoption.startsAt} <= ${now} and ${adoption.endsAt} > ${now} limit 1)`;
const holdDeadline = sql`(select ${hold.deadline} from ${hold} where ${hold.treeId} = ${tree.id} and ${hold.deadline} > ${now})`;

function refreshWith(deadline: SQL): SQL {
  const status = sql`case when ${inTerm} then 'adopted' when ${deadline} is not null then 'pending'
    when ${tree.condition} = 'dead' then 'inactive' else 'ready_to_adopt' end`;
  const heldUntil = sql`case when ${inTerm} then null else ${deadline} end`;
  return sql`update ${tree} set status = ${status}, held_until = ${heldUntil}
    where ${tree.id} = any(${sql.placeholder('ids')}::int[]) and ${tree.status} not in ('active', 'inactive')
    and (${tree.status} <> ${status} or ${tree.heldUntil} is distinct from ${heldUntil})`;
}

const refresh = statement<never, { ids: readonly number[]; now: Date }>(() => refreshWith(holdDeadline));

/**
 * The same for trees that are being held, as a part of the statement that holds them: it could not see its own holds.
 * Placeholders: `ids`, their holds' `deadlines` in the same order, `now`.
 */
export const refreshHeldTrees = refreshWith(
  sql`(${sql.placeholder('deadlines')}::timestamptz[])[array_position(${sql.placeholder('ids')}::int[], ${tree.id})]`,
);

/**
 * Writes the status of locked trees anew from what decides it: a term that runs, else a hold, else whether it
 * lives; and with it until when it is held.
 * Trees that are only recorded, or dead, keep theirs.
 */
export async function refreshTreeStatus(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length) await refresh(db, { ids, now });
}
