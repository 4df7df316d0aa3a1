import { type Check, productTime } from './check.ts';

export const statusFollows: Check = {
  name: 'status follows',
  sentence:
    'What a tree shows follows from its term and its hold, and the counts of trees from what they show.',
  sql: `with seen as (
      select tree.id, tree.status, held_until, case
        when adoption.id is not null then 'adopted' when hold.tree_id is not null then 'pending'
        when condition = 'dead' then 'inactive' else 'ready_to_adopt' end as right_status,
        case when adoption.id is null then hold.deadline end as right_until
      from tree
      left join adoption on adoption.tree_id = tree.id
        and starts_at <= ${productTime} and ends_at > ${productTime}
      left join hold on hold.tree_id = tree.id
      where tree.status not in ('active', 'inactive')
    )
    select format('tree %s is %s until %s, and should be %s until %s', id, status, held_until, right_status, right_until)
      as breach
    from seen where status <> right_status or held_until is distinct from right_until
    union all
    select format('%s trees too many are counted as %s', sum(change), status)
    from (select status, change from tree_tally union all select status, -1 from tree) as both_sides
    group by status having sum(change) <> 0`,
};
