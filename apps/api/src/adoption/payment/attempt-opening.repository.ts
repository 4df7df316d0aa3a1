import { sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, paymentAttempt, transaction } from '../../database/schema/index.ts';
import { statement } from '../../database/statement.ts';
import type { Addressee, TransactionRow } from '../ledger/index.ts';
import type { AttemptRow } from './attempt.service.ts';

/** What the gateway said when it opened an attempt. */
type OpenedAttempt = Pick<
  AttemptRow,
  'id' | 'transactionId' | 'amount' | 'gatewayTransactionId' | 'instructions' | 'checkedAt'
>;

type Values = {
  ids: readonly number[];
  transactionIds: readonly number[];
  adopterIds: readonly number[];
  opened: string;
};
// Rows are found by their ids alone and decided on after that: joined to one another, or sought by their status, they
// would be found by a plan that reads all there are where there were few when it was made. `is not distinct from` is
// an equality that no index answers.
const open = statement<Addressee & { id: number }, Values>(
  () => sql`with opened as (
      select * from json_to_recordset(${sql.placeholder('opened')}::json) as opened (id int,
        "transactionId" int, amount bigint, "gatewayTransactionId" text, instructions jsonb, "checkedAt" timestamptz)
    ), awaited as (
      select ${transaction.id}, ${transaction.adopterId}, ${transaction.status}, ${transaction.expiresAt}
      from ${transaction} where ${transaction.id} = any(${sql.placeholder('transactionIds')}::int[])
      order by ${transaction.id} for share skip locked
    ), buyer as (
      select ${adopter.id}, ${adopter.name}, ${adopter.email}, ${adopter.emailVerifiedAt}, ${adopter.deletedAt}
      from ${adopter} where ${adopter.id} = any(${sql.placeholder('adopterIds')}::int[])
      order by ${adopter.id} for key share skip locked
    )
    update ${paymentAttempt} set status = 'pending', gateway_transaction_id = opened."gatewayTransactionId",
      instructions = opened.instructions, checked_at = opened."checkedAt"
    from opened join awaited on awaited.id = opened."transactionId" join buyer on buyer.id = awaited.adopter_id
    where ${paymentAttempt.id} = any(${sql.placeholder('ids')}::int[]) and ${paymentAttempt.id} = opened.id
      and ${paymentAttempt.status} is not distinct from 'created'
      and ${paymentAttempt.amount} = opened.amount
      and awaited.status = 'pending_payment' and awaited.expires_at > opened."checkedAt"
    returning ${paymentAttempt.id}, buyer.name, buyer.email,
      buyer.email_verified_at as "emailVerifiedAt", buyer.deleted_at as "deletedAt"`,
);

/** An attempt as the gateway opened it, and whose it is. */
export type Opened = { attempt: OpenedAttempt; transaction: Pick<TransactionRow, 'adopterId'> };

/**
 * Attempts that were only made wait for their payment from now on, as long as their transactions do. None of a
 * transaction or a buyer that another is about to change, and none that is anything else by now.
 * @returns their buyers, by the attempts' ids
 */
export const openAttempts = async (tx: Db, opened: readonly Opened[]): Promise<Map<number, Addressee>> => {
  const rows = await open(tx, {
    ids: opened.map(({ attempt }) => attempt.id),
    transactionIds: opened.map(({ attempt }) => attempt.transactionId),
    adopterIds: opened.map(({ transaction }) => transaction.adopterId),
    opened: JSON.stringify(opened.map(({ attempt }) => attempt)),
  });
  return new Map(rows.map(({ id, ...buyer }) => [id, buyer]));
};
