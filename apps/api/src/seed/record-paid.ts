import type { Language } from '@rimba/i18n';
import {
  insertTransaction,
  paymentDeadline,
  type TransactionRow,
  takeTransactionId,
  transactionNumber,
} from '../adoption/ledger/index.ts';
import { amountsOf, breakdownOf, feeOf } from '../adoption/price/index.ts';
import type { Db } from '../database/client.ts';
import type { MethodCode } from '../database/schema/index.ts';
import type { Services } from '../services.ts';

/** A payment of the past, already settled. */
type PaidRecord = {
  adopterId: number;
  treeIds: number[];
  method: MethodCode;
  createdAt: Date;
  paidAt: Date;
  customer: TransactionRow['customer'];
  publicName: TransactionRow['publicName'];
  holder: string;
  message: string | null;
  language: Language;
};

/**
 * Writes a settled transaction with its adoptions and its signed certificate, at the price that was in
 * force then. Trees whose term is over by `now` are free again. Tells nobody.
 */
export async function recordPaid(
  { gateway, adoption: { price, payment, certificate, gift } }: Pick<Services, 'gateway' | 'adoption'>,
  tx: Db,
  record: PaidRecord,
  now: Date,
): Promise<void> {
  const { treeIds, createdAt, paidAt, adopterId } = record;
  const method = await gateway.methods.byCode(tx, record.method);
  if (!method) throw new Error(`Nobody can have paid by ${record.method}`);
  const breakdown = breakdownOf(await price.prices.inForce(tx, createdAt), treeIds.length, feeOf(method));
  const expiresAt = paymentDeadline(createdAt, createdAt, method) ?? createdAt;
  const id = await takeTransactionId(tx);
  const transaction = await insertTransaction(
    tx,
    {
      id,
      number: transactionNumber(id, createdAt),
      adopterId,
      status: 'paid',
      paymentMethodId: method.id,
      ...amountsOf(breakdown),
      customer: record.customer,
      publicName: record.publicName,
      holder: record.holder,
      giftMessage: record.message,
      language: record.language,
      createdAt,
      expiresAt,
      paidAt,
    },
    treeIds,
    'adopted',
  );
  await payment.attempts.recordSettled(tx, {
    transactionId: id,
    paymentMethodId: method.id,
    amount: breakdown.finalPrice,
    createdAt,
    expiresAt,
    settledAt: paidAt,
  });
  const trees = treeIds.map((treeId, index) => ({ treeId, position: index + 1, startsAt: paidAt }));
  await certificate.grants.grant(tx, transaction, trees, paidAt, now);
  await gift.openings.open(tx, transaction);
}
