import type { Check } from './check.ts';

export const gatewayAgrees: Check = {
  name: 'gateway agrees',
  sentence: 'An attempt is settled where the gateway has its money, for as much, and nowhere else.',
  sql: `select format('%s: the gateway says %s of Rp %s, and we %s of Rp %s', coalesce("orderId", order_id),
      coalesce(said.status, 'nothing'), said.amount, coalesce(ours.status, 'nothing'), ours.amount) as breach
    from jsonb_to_recordset($1::jsonb -> 'payments') as said ("orderId" text, amount bigint, status text)
    full join payment_attempt as ours on order_id = "orderId"
    where (coalesce(said.status, '') in ('settlement', 'capture')) <> (coalesce(ours.status, '') = 'settled')
      or (ours.status = 'settled' and ours.amount <> said.amount)`,
};
