import type { Language } from '@rimba/i18n';
import { startOfWibDay } from '../../clock/wib.ts';
import type { Database } from '../../database/client.ts';
import { Problem } from '../../http/problem.ts';
import type { RecipientNoticeService } from '../gift/index.ts';
import {
  countOwnTransactions,
  findOwnTransaction,
  type GivenBack,
  listGivenBackBetween,
  listOwnTransactions,
  listPaidBetween,
  type TransactionRow,
} from '../ledger/index.ts';
import type { PayBody, PaymentService } from '../payment/index.ts';
import type { Transaction, TransactionQuery } from './transaction.schemas.ts';
import type { TransactionViewService } from './transaction-view.service.ts';

export type TransactionService = ReturnType<typeof createTransactionService>;

/** An adopter's transactions. Other people's are not there. */
export function createTransactionService({
  database: { db },
  payments,
  views,
  giftNotices,
}: {
  database: Database;
  payments: PaymentService;
  views: TransactionViewService;
  giftNotices: Pick<RecipientNoticeService, 'again'>;
}) {
  async function own(adopterId: number, id: number): Promise<TransactionRow> {
    const row = await findOwnTransaction(db, adopterId, id);
    if (!row) throw new Problem('transaction.not_found');
    return row;
  }

  const read = async (adopterId: number, id: number, language: Language): Promise<Transaction> =>
    views.one(db, await own(adopterId, id), language);

  return {
    read,

    async list(
      adopterId: number,
      query: TransactionQuery,
      language: Language,
    ): Promise<{ transactions: Transaction[]; total: number }> {
      const [rows, total] = await Promise.all([
        listOwnTransactions(db, adopterId, query.filters, { ...query, order: query.sort.order }),
        countOwnTransactions(db, adopterId, query.filters),
      ]);
      return { transactions: await views.view(db, rows, language), total };
    },

    /** Everything paid in a WIB calendar year, and what was given back in it by hand; oldest first. */
    async ofYear(
      adopterId: number,
      year: number,
      language: Language,
    ): Promise<{ paid: Transaction[]; givenBack: GivenBack[] }> {
      const [from, to] = [startOfWibDay(`${year}-01-01`), startOfWibDay(`${year + 1}-01-01`)];
      return {
        paid: await views.view(db, await listPaidBetween(db, adopterId, from, to), language),
        givenBack: await listGivenBackBetween(db, adopterId, from, to),
      };
    },

    async pay(adopterId: number, id: number, body: PayBody, language: Language): Promise<Transaction> {
      await payments.pay(await own(adopterId, id), body);
      return read(adopterId, id, language);
    },

    async cancel(adopterId: number, id: number, language: Language): Promise<Transaction> {
      await payments.cancel(await own(adopterId, id));
      return read(adopterId, id, language);
    },

    /** Mails a gift to its recipient once more. @throws Problem as RecipientNoticeService.again does */
    async mailGift(adopterId: number, id: number, language: Language): Promise<Transaction> {
      await giftNotices.again(adopterId, id);
      return read(adopterId, id, language);
    },
  };
}
