import { type Check, productTime } from './check.ts';

export const oneHoldATree: Check = {
  name: 'one hold a tree',
  sentence: 'A tree is held once at most, and in term only for the order that renews this term.',
  sql: `select format('tree %s is held %s times', tree_id, count(*)) as breach
    from hold group by tree_id having count(*) > 1
    union all
    select format('tree %s is held for order %s and in term %s', hold.tree_id, hold.transaction_id, adoption.id)
    from hold join adoption using (tree_id)
    where ends_at > ${productTime} and not exists (
      select from renewal
      where renewal.transaction_id = hold.transaction_id and renewal.adoption_id = adoption.id)`,
};
