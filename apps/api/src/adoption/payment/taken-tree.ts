import type { Db } from '../../database/client.ts';
import type { GrantedTree } from '../certificate/index.ts';
import {
  availabilityOf,
  listRenewals,
  listTransactionTrees,
  lockSpareTree,
  lockTrees,
  removeHolds,
  setOutcome,
  type TransactionRow,
  type TransactionTreeRow,
  type TreeState,
} from '../ledger/index.ts';

/** A tree as it came out: taken, replaced by another, or gone. */
export type Taken =
  | { row: TransactionTreeRow; treeId: number; startsAt: Date; renews: number | undefined }
  | { row: TransactionTreeRow; treeId: null };

/**
 * Takes what a paid transaction is for, tree by tree, and notes how each came out. Its holds end here. The
 * account is locked already, so that no other order of it counts the same trees.
 */
export async function takeTrees(
  tx: Db,
  { id, adopterId }: Pick<TransactionRow, 'id' | 'adopterId'>,
  now: Date,
): Promise<Taken[]> {
  const rows = await listTransactionTrees(tx, [id]);
  const renewals = await listRenewals(tx, id);
  const locked = await lockTrees(
    tx,
    rows.map(({ treeId }) => treeId),
    now,
  );
  await removeHolds(tx, id);
  const taken: Taken[] = [];
  // One after the other: a spare tree given to the first is no longer there for the second.
  for (const row of rows) {
    const renews = renewals.find(({ treeId }) => treeId === row.treeId)?.adoptionId;
    taken.push(await take(tx, row, locked, { adopterId, renews }, now));
  }
  for (const tree of taken) await noteOutcome(tx, tree);
  return taken;
}

/** The trees that can be given. */
export const grantedOf = (taken: readonly Taken[]): GrantedTree[] =>
  taken.flatMap((tree) =>
    tree.treeId === null
      ? []
      : [{ treeId: tree.treeId, position: tree.row.position, startsAt: tree.startsAt, renews: tree.renews }],
  );

export const isReplaced = ({ row, treeId }: Taken) => treeId !== null && treeId !== row.treeId;

/** The tree itself if it can still be had, else another of its community, else nothing. */
async function take(
  tx: Db,
  row: TransactionTreeRow,
  locked: Map<number, TreeState>,
  { adopterId, renews }: { adopterId: number; renews: number | undefined },
  now: Date,
): Promise<Taken> {
  const wanted = locked.get(row.treeId);
  const wanting = {
    adopterId,
    transactionId: row.transactionId,
    renews: renews === undefined ? [] : [renews],
  };
  const own = availabilityOf(wanted, wanting, now);
  if (own.available) return { row, treeId: row.treeId, startsAt: own.startsAt ?? now, renews };
  const spare = wanted && (await lockSpareTree(tx, wanted.communityId, [...locked.keys()]));
  if (spare === undefined) return { row, treeId: null };
  const other = (await lockTrees(tx, [spare], now)).get(spare);
  if (!other || !availabilityOf(other, { adopterId }, now).available) {
    return { row, treeId: null };
  }
  locked.set(spare, other);
  return { row, treeId: spare, startsAt: now, renews };
}

async function noteOutcome(tx: Db, { row, treeId }: Taken): Promise<void> {
  if (treeId === null) await setOutcome(tx, row, { outcome: 'unavailable' });
  else if (treeId === row.treeId) await setOutcome(tx, row, { outcome: 'adopted' });
  else await setOutcome(tx, row, { outcome: 'replaced', replacedByTreeId: treeId });
}
