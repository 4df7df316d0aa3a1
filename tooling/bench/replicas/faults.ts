import type { Client } from 'pg';

/** What must not be, however many replicas sold: each counted. */
const wrong = {
  'orders without their hold': `select count(*) from transaction_tree join transaction on id = transaction_id
    where status = 'pending_payment' and not exists (
      select from hold where hold.transaction_id = transaction_tree.transaction_id and hold.tree_id = transaction_tree.tree_id)
    and adopter_id in (select id from adopter where email like 'buyer-%')`,
  'trees in two open orders': `select count(*) from (
      select tree_id from transaction_tree join transaction on id = transaction_id
      where status = 'pending_payment' group by tree_id having count(*) > 1) as twice`,
  'held trees that do not say so': `select count(*) from hold join tree on tree.id = hold.tree_id where tree.status <> 'pending'`,
  'held trees that say another time': `select count(*) from hold join tree on tree.id = hold.tree_id
    where tree.held_until is distinct from hold.deadline`,
  'keys without their order': `select count(*) from idempotency_key where transaction_id is null`,
  'counts that are off': `select coalesce(sum(abs(error)), 0) as count from (
      select sum(change) as error from (
        select status, change from tree_tally union all select status, -1 from tree
      ) as both_sides group by status) as errors`,
};

/** @returns what is wrong in the books, and how often */
export async function faultsOf(client: Client): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, sql] of Object.entries(wrong)) {
    const { rows } = await client.query<{ count: string }>(sql);
    if (rows[0]?.count !== '0') faults.push(`${name}: ${rows[0]?.count}`);
  }
  return faults;
}
