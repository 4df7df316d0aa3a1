import type { Check } from './check.ts';

export const nothingAcknowledgedLost: Check = {
  name: 'nothing acknowledged lost',
  sentence: 'What somebody was told stands in the database, and an order sent twice stands there once.',
  sql: `with said as (
      select * from jsonb_to_recordset($1::jsonb -> 'orders')
        as one (id int, "adopterId" int, "treeIds" int[], key text)
    )
    select format('order %s of adopter %s is not there with its trees', id, "adopterId") as breach
    from said where not exists (select from transaction where id = said.id and adopter_id = said."adopterId")
      or exists (select from unnest("treeIds") as wanted where not exists (
        select from transaction_tree where transaction_id = said.id and tree_id = wanted))
    union all
    select format('one order was answered with %s: %s', count(distinct id), array_agg(distinct id))
    from said group by key having count(distinct id) > 1
    union all
    select format('order %s was said to be paid and is %s', id, status)
    from transaction where status <> 'paid'
      and id in (select value::int from jsonb_array_elements_text($1::jsonb -> 'paid'))
    union all
    select format('order %s was said to be cancelled and waits', id)
    from transaction where status = 'pending_payment'
      and id in (select value::int from jsonb_array_elements_text($1::jsonb -> 'cancelled'))
    union all
    select format('tree %s in the wishtree of %s: said %s', "treeId", "adopterId", kept)
    from jsonb_to_recordset($1::jsonb -> 'wishes') as wish ("adopterId" int, "treeId" int, kept boolean)
    where kept <> exists (select from wishtree_entry where adopter_id = "adopterId" and tree_id = "treeId")
      -- Whoever adopts a tree, or gives it, wishes for it no more.
      and not exists (select from adoption join transaction on transaction.id = transaction_id
        where tree_id = "treeId" and "adopterId" in (adoption.adopter_id, transaction.adopter_id))
    union all
    select format('adopter %s was told of a picture and has none', id)
    from adopter where picture is null and id in (select value::int from jsonb_array_elements_text($1::jsonb -> 'portraits'))
    union all
    select format('the gift of order %s was accepted by %s and is of %s', "orderId", "claimedBy", claimed_by_id)
    from jsonb_to_recordset($1::jsonb -> 'gifts') as told ("orderId" int, "claimedBy" int)
    left join gift on transaction_id = "orderId"
    where claimed_by_id is distinct from "claimedBy"`,
};
