import type { Check } from './check.ts';

export const moneyIsTrees: Check = {
  name: 'money is trees',
  sentence: 'Money that came is adopted trees, as many as were paid for, or a case for a person.',
  sql: `with money as (
      select transaction_id, sum(amount) as amount from payment_attempt where status = 'settled' group by transaction_id
    ), given as (
      select transaction_id, count(*) as trees from adoption group by transaction_id
    )
    select format('order %s is %s: Rp %s came of Rp %s, %s trees given of %s', id, status,
      coalesce(amount, 0), total, coalesce(trees, 0), breakdown ->> 'quantity') as breach
    from transaction
    left join money on money.transaction_id = id
    left join given on given.transaction_id = id
    where case status
      when 'paid' then amount is null
        or ((amount <> total or coalesce(trees, 0) <> (breakdown ->> 'quantity')::int) and flagged is null)
      else amount is not null or trees is not null end`,
};
