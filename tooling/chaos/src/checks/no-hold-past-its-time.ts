import { type Check, productTime } from './check.ts';

export const noHoldPastItsTime: Check = {
  name: 'no hold past its time',
  sentence: 'No hold outlives its deadline or its order, and no unpaid order its own.',
  sql: `select format('tree %s is held for order %s until %s', tree_id, transaction_id, deadline) as breach
    from hold where deadline <= ${productTime}
    union all
    select format('tree %s is held for order %s, which is %s', tree_id, transaction.id, status)
    from hold join transaction on transaction.id = transaction_id where status <> 'pending_payment'
    union all
    select format('order %s waits for its payment since %s', id, expires_at)
    from transaction where status = 'pending_payment' and expires_at <= ${productTime}`,
};
