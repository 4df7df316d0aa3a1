import { sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { adopter, paymentAttempt, transaction } from '../database/schema/index.ts';
import { statement } from '../database/statement.ts';
import type { AttemptRow } from '../payments/attempt.service.ts';
import type { Addressee } from './buyer.repository.ts';

/** What the gateway said when it opened an attempt. */
export type OpenedAttempt = Pick<
  AttemptRow,
  'orderId' | 'transactionId' | 'amount' | 'gatewayTransactionId' | 'instructions' | 'checkedAt'
>;

const open = statement<Addressee & { orderId: string }, { ids: readonly number[]; opened: string }>(
  () => sql`with opened as (
      select * from json_to_recordset(${sql.placeholder('opened')}::json) as opened ("orderId" text,
        "transactionId" int, amount bigint, "gatewayTransactionId" text, instructions jsonb, "checkedAt" timestamptz)
    ), awaited as (
      select ${transaction.id}, ${transaction.expiresAt}, ${adopter.name}, ${adopter.email},
        ${adopter.emailVerifiedAt} as "emailVerifiedAt", ${adopter.deletedAt} as "deletedAt"
      from ${transaction} join ${adopter} on ${adopter.id} = ${transaction.adopterId}
      where ${transaction.id} = any(${sql.placeholder('ids')}::int[])
        and ${transaction.status} = 'pending_payment'
      for share of transaction skip locked for key share of adopter skip locked
    )
    update ${paymentAttempt} set status = 'pending', gateway_transaction_id = opened."gatewayTransactionId",
      instructions = opened.instructions, checked_at = opened."checkedAt"
    from opened join awaited on awaited.id = opened."transactionId"
    where ${paymentAttempt.orderId} = opened."orderId" and ${paymentAttempt.transactionId} = awaited.id
      and ${paymentAttempt.status} = 'created' and ${paymentAttempt.amount} = opened.amount
      and awaited.expires_at > opened."checkedAt"
    returning ${paymentAttempt.orderId} as "orderId", awaited.name, awaited.email, awaited."emailVerifiedAt",
      awaited."deletedAt"`,
);

/**
 * Attempts that were only made wait for their payment from now on, as long as their transactions do. None of a
 * transaction that another is about to move, and none that is anything else by now.
 * @returns whose they are, by what they are called at the gateway
 */
export const openAttempts = async (
  tx: Db,
  opened: readonly OpenedAttempt[],
): Promise<Map<string, Addressee>> => {
  const ids = opened.map(({ transactionId }) => transactionId);
  const rows = await open(tx, { ids, opened: JSON.stringify(opened) });
  return new Map(rows.map(({ orderId, ...buyer }) => [orderId, buyer]));
};
