import type { Language } from '@rimba/i18n';
import type { Db } from '../../database/client.ts';
import type { MethodCode } from '../../database/schema/index.ts';
import { Problem } from '../../http/problem.ts';
import type { PaymentMethodService } from '../../payment-gateway/index.ts';
import type { CertificateRow, GrantService } from '../certificate/index.ts';
import type { GiftOpening } from '../gift/index.ts';
import {
  insertTransaction,
  paymentDeadline,
  type TransactionRow,
  takeTransactionId,
  transactionNumber,
} from '../ledger/index.ts';
import type { AttemptService } from '../payment/index.ts';
import { amountsOf, breakdownOf, feeOf, type PriceService } from '../price/index.ts';

/** A payment of the past, already settled: for demo data and for books taken over from elsewhere. */
export type PaidRecord = {
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

export function createRecordService({
  prices,
  paymentMethods,
  attempts,
  grants,
  gifts,
}: {
  prices: PriceService;
  paymentMethods: PaymentMethodService;
  attempts: AttemptService;
  grants: GrantService;
  gifts: GiftOpening;
}) {
  return {
    /**
     * Writes a settled transaction with its adoptions and its signed certificate, at the price that was in
     * force then. Trees whose term is over by `now` are free again. Tells nobody.
     */
    async recordPaid(
      tx: Db,
      record: PaidRecord,
      now: Date,
    ): Promise<{ transaction: TransactionRow; certificate: CertificateRow }> {
      const { treeIds, createdAt, paidAt, adopterId } = record;
      const method = await paymentMethods.byCode(tx, record.method);
      if (!method) throw new Problem('checkout.payment_method_not_found');
      const breakdown = breakdownOf(await prices.inForce(tx, createdAt), treeIds.length, feeOf(method));
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
      await attempts.recordSettled(tx, {
        transactionId: id,
        paymentMethodId: method.id,
        amount: breakdown.finalPrice,
        createdAt,
        expiresAt,
        settledAt: paidAt,
      });
      const trees = treeIds.map((treeId, index) => ({ treeId, position: index + 1, startsAt: paidAt }));
      const certificate = await grants.grant(tx, transaction, trees, paidAt, now);
      await gifts.open(tx, transaction);
      return { transaction, certificate };
    },
  };
}
