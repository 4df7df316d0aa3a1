import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@rimba/i18n';
import type { Clock } from '../clock/clock.ts';
import { startOfWibDay } from '../clock/wib.ts';
import type { Database } from '../database/client.ts';
import { transaction } from '../database/schema/index.ts';
import { matching } from '../http/conditions.ts';
import { Problem } from '../http/problem.ts';
import type { Captcha } from '../identity/captcha/captcha.ts';
import { checkCheckout, tidyCheckout } from './checkout.rules.ts';
import type { CheckoutService, OrderingBuyer } from './checkout.service.ts';
import { hashBody, type Replay, type Replays } from './idempotency.ts';
import type { PaymentService } from './payment.service.ts';
import {
  countOwnTransactions,
  findOwnTransaction,
  listOwnTransactions,
  listPaidBetween,
  type TransactionRow,
} from './transaction.repository.ts';
import type { CheckoutBody, PayBody, Transaction, TransactionQuery } from './transaction.schemas.ts';
import type { TransactionViewService } from './transaction-view.service.ts';

export type Order = {
  body: CheckoutBody;
  language: Language;
  replay: Replay;
  /** For the bot check. */
  address: string;
  buyer: OrderingBuyer;
  /** The same when an earlier request under this key has made it. */
  adopterOfTwin(): Promise<number>;
};

export type TransactionService = ReturnType<typeof createTransactionService>;

/** An adopter's transactions. Other people's are not there. */
export function createTransactionService({
  database,
  clock,
  captcha,
  checkout,
  payments,
  replays,
  views,
}: {
  database: Database;
  clock: Clock;
  captcha: Captcha;
  checkout: CheckoutService;
  payments: PaymentService;
  replays: Replays;
  views: TransactionViewService;
}) {
  const { db } = database;

  async function own(adopterId: number, id: number): Promise<TransactionRow> {
    const row = await findOwnTransaction(db, adopterId, id);
    if (!row) throw new Problem('transaction.not_found');
    return row;
  }

  const read = async (adopterId: number, id: number, language: Language): Promise<Transaction> =>
    views.one(db, await own(adopterId, id), language);

  /** A repeat spends its bot check in vain while the first request is still at work: it waits for that one. */
  async function madeByTwin(replay: Replay, failure: unknown): Promise<number> {
    for (let tries = 0; tries < 20; tries += 1) {
      const id = await replays.find(replay);
      if (id !== undefined) return id;
      await wait(100);
    }
    throw failure;
  }

  return {
    /** The same order under the same key is made once, however often and however fast it is sent. */
    async place(order: Order): Promise<Transaction> {
      const { language, replay, address } = order;
      const body = tidyCheckout(order.body);
      const madeEarlier = async (id: number) => read(await order.adopterOfTwin(), id, language);
      // A repeat is seen where the order is made, or looked up where it gets no further: nearly every order is none, and
      // need not be looked up first. So a repeat spends its bot check too, and waits where its trees are locked.
      try {
        checkCheckout(body, clock.now());
      } catch (failure) {
        const earlier = await replays.find(replay);
        if (earlier === undefined) throw failure;
        return madeEarlier(earlier);
      }
      try {
        await captcha.verify(body.recaptchaToken, 'checkout', address);
      } catch (failure) {
        return madeEarlier(await madeByTwin(replay, failure));
      }
      const placed = await checkout.create(order.buyer, { order: body, language, replay });
      if (placed) {
        const attempt = await payments.open(placed, body.cardToken);
        if (attempt?.status === 'pending') return views.awaiting({ ...placed, attempt }, language);
        return read(placed.transaction.adopterId, placed.transaction.id, language);
      }
      const id = await replays.find(replay);
      if (id === undefined) throw new Problem('checkout.transaction_creation_failed', { retryAfter: 1 });
      return madeEarlier(id);
    },

    read,

    async list(
      adopterId: number,
      query: TransactionQuery,
      language: Language,
    ): Promise<{ transactions: Transaction[]; total: number }> {
      const conditions = matching(transaction.status, query.filters.status);
      const [rows, total] = await Promise.all([
        listOwnTransactions(db, adopterId, conditions, { ...query, order: query.sort.order }),
        countOwnTransactions(db, adopterId, conditions),
      ]);
      return { transactions: await views.view(db, rows, language), total };
    },

    /** Everything paid in a WIB calendar year, oldest first. */
    async ofYear(adopterId: number, year: number, language: Language): Promise<Transaction[]> {
      const [from, to] = [startOfWibDay(`${year}-01-01`), startOfWibDay(`${year + 1}-01-01`)];
      return views.view(db, await listPaidBetween(db, adopterId, from, to), language);
    },

    async pay(adopterId: number, id: number, body: PayBody, language: Language): Promise<Transaction> {
      await payments.pay(await own(adopterId, id), body);
      return read(adopterId, id, language);
    },

    async cancel(adopterId: number, id: number, language: Language): Promise<Transaction> {
      await payments.cancel(await own(adopterId, id));
      return read(adopterId, id, language);
    },
  };
}

/** What makes a second order the same as the first: everything but the answer to the bot check and the card's token. */
export function replayOf({ body, ...whose }: Omit<Replay, 'bodyHash'> & { body: CheckoutBody }): Replay {
  const { recaptchaToken: _, cardToken: __, ...content } = tidyCheckout(body);
  return { ...whose, bodyHash: hashBody(content) };
}
