import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@rimba/i18n';
import type { Clock } from '../../clock/clock.ts';
import { Problem } from '../../http/problem.ts';
import type { Captcha } from '../../identity/captcha/index.ts';
import type { PaymentService } from '../payment/index.ts';
import type { Transaction, TransactionService, TransactionViewService } from '../transaction/index.ts';
import { checkCheckout, tidyCheckout } from './checkout.rules.ts';
import type { CheckoutService, OrderingBuyer } from './checkout.service.ts';
import { hashBody, type Replay, type Replays } from './idempotency.ts';
import type { CheckoutBody } from './order.schemas.ts';

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

export type OrderService = ReturnType<typeof createOrderService>;

/** Makes orders, of guests and of adopters. */
export function createOrderService({
  clock,
  captcha,
  checkout,
  payments,
  replays,
  transactions: { read },
  views,
}: {
  clock: Clock;
  captcha: Captcha;
  checkout: CheckoutService;
  payments: PaymentService;
  replays: Replays;
  transactions: Pick<TransactionService, 'read'>;
  views: TransactionViewService;
}) {
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
  };
}

/** What makes a second order the same as the first: everything but the answer to the bot check and the card's token. */
export function replayOf({ body, ...whose }: Omit<Replay, 'bodyHash'> & { body: CheckoutBody }): Replay {
  const { recaptchaToken: _, cardToken: __, ...content } = tidyCheckout(body);
  return { ...whose, bodyHash: hashBody(content) };
}
