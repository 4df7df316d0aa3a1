import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@rimba/i18n';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import { Problem } from '../../http/problem.ts';
import type { Captcha } from '../../identity/captcha/index.ts';
import type { GuestProof } from '../../identity/guest/index.ts';
import type { IdentityService } from '../../identity/identity.service.ts';
import type { Device, OpenSession } from '../../identity/session/index.ts';
import { callerNetwork } from '../../limits/network.rules.ts';
import type { PaymentMethodService } from '../../payment-gateway/index.ts';
import {
  countHeld,
  countHeldAround,
  endStaleHolds,
  insertHolds,
  insertRenewals,
  insertTransaction,
  lockBuyer,
  lockTrees,
  mostHeldAround,
  refreshTreeStatus,
  rememberChoices,
  takeTransactionId,
} from '../ledger/index.ts';
import type { AttemptService, Payable, PaymentService } from '../payment/index.ts';
import type { PriceService } from '../price/index.ts';
import type { Transaction, TransactionService } from '../transaction/index.ts';
import { findOrderByKey, insertOrderKey } from './order.repository.ts';
import { transactionOf } from './order.rules.ts';
import type { OrderBody } from './order.schemas.ts';
import { checkOrder } from './order-body.rules.ts';
import type { OrderKey } from './order-key.rules.ts';

/** An order as it came, tidied. */
export type Order = {
  body: OrderBody;
  key: OrderKey;
  language: Language;
  /** For the bot check, and for what is held from one place. */
  address: string;
  /** By a program's key: it was asked for no bot check. */
  byKey?: boolean;
};

/** The transaction of an order; without `payable` an earlier request under the same key has made it. */
type Made = { transactionId: number; payable?: Payable };

/** What an order is answered with, and whether an earlier request under its key had made it. */
type Placed = { transaction: Transaction; replayed: boolean };

export type OrderService = ReturnType<typeof createOrderService>;

/**
 * Sells trees. An order is let in, made by one database transaction, and only then is its payment asked for at the
 * gateway; sent again under its key it is answered with what it made.
 */
export function createOrderService({
  database: { db },
  clock,
  captcha,
  identity,
  prices,
  paymentMethods,
  attempts,
  payments,
  transactions,
  limitFactor,
}: {
  /** Multiplies what one network address may do. */
  limitFactor: number;
  database: Database;
  clock: Clock;
  captcha: Captcha;
  identity: IdentityService;
  prices: PriceService;
  paymentMethods: PaymentMethodService;
  attempts: AttemptService;
  payments: PaymentService;
  transactions: Pick<TransactionService, 'read'>;
}) {
  /**
   * One order in one database transaction: the trees held, the price written down, a payment prepared; all or nothing.
   * @throws checkout.* for what the order may not do
   */
  async function make(tx: Db, adopterId: number, { body, key, language, address }: Order): Promise<Made> {
    const { treeIds, cardToken } = body;
    const network = callerNetwork(address);
    const now = clock.now();

    // The buyer before the trees, and these by rising id, so that no two orders end in a deadlock.
    const buyer = await lockBuyer(tx, adopterId);
    if (!buyer) throw new Problem('auth.adopter_not_found');
    const trees = await lockTrees(tx, treeIds, now);

    // Each is one statement: sent together, run one after the other.
    const [earlier, held, heldAround, method, price, id] = await Promise.all([
      findOrderByKey(tx, key),
      countHeld(tx, adopterId, now),
      countHeldAround(tx, network, now),
      paymentMethods.find(tx, body.paymentMethodId ?? 0),
      prices.find(tx, now),
      takeTransactionId(tx),
    ]);
    if (earlier !== undefined) return { transactionId: earlier };

    const around = { held: heldAround, most: mostHeldAround * limitFactor };
    const facts = { id, trees, held, around, method, price };
    const decided = transactionOf(body, adopterId, facts, language, now);
    const { transaction } = decided;

    // Whatever hold still stands has run out, or its tree would not be available.
    await endStaleHolds(tx, trees.values());
    await insertTransaction(tx, transaction, treeIds, 'held');
    const [attempt] = await Promise.all([
      attempts.first(tx, transaction, cardToken),
      insertOrderKey(tx, key, transaction),
      insertHolds(tx, transaction, treeIds, network),
      insertRenewals(tx, id, body.renewals ?? []),
      rememberChoices(tx, buyer, body.publicName, body.customer),
    ]);
    await refreshTreeStatus(tx, treeIds, now);
    return { transactionId: id, payable: { ...decided, attempt } };
  }

  /**
   * Lets an order in that is complete and comes from a person, or by a key.
   * @returns the transaction of the same order, where that one was at work and has used the answer to the bot check
   */
  async function admit({ body, key, address, byKey = false }: Order): Promise<number | undefined> {
    checkOrder(body, clock.now());
    if (byKey) return undefined;
    try {
      await captcha.verify(body.recaptchaToken, 'checkout', address);
    } catch (failure) {
      for (let tries = 0; tries < 20; tries += 1) {
        const id = await findOrderByKey(db, key);
        if (id !== undefined) return id;
        await wait(100);
      }
      throw failure;
    }
    return undefined;
  }

  /** Asks the gateway for the payment, now that the order is stored, and says what there is of it. */
  async function answer(
    adopterId: number,
    { transactionId, payable }: Made,
    { body, language }: Order,
  ): Promise<Transaction> {
    if (payable) await payments.open(payable, body.cardToken);
    return transactions.read(adopterId, transactionId, language);
  }

  async function placeOfGuest(order: Order, proof: GuestProof, device: Device) {
    const earlier = await findOrderByKey(db, order.key);
    const guest = await identity.proveGuest(proof, { repeated: earlier !== undefined });
    const transactionId = earlier ?? (await admit(order));
    const { customer } = order.body;
    const opening = {
      guest: { ...guest, repeated: transactionId !== undefined },
      name: `${customer.firstName} ${customer.lastName}`,
      language: order.language,
      device,
    };
    const { session, made } = await db.transaction(async (tx) => {
      const session = await identity.openGuest(tx, opening);
      const made =
        transactionId === undefined ? await make(tx, session.adopter.id, order) : { transactionId };
      return { session, made };
    });
    const transaction = await answer(session.adopter.id, made, order);
    return { session, transaction, replayed: !made.payable };
  }

  return {
    /** The order of an adopter. */
    async place(adopterId: number, order: Order): Promise<Placed> {
      const transactionId = (await findOrderByKey(db, order.key)) ?? (await admit(order));
      const made =
        transactionId === undefined
          ? await db.transaction((tx) => make(tx, adopterId, order))
          : { transactionId };
      return { transaction: await answer(adopterId, made, order), replayed: !made.payable };
    },

    /**
     * The order of somebody who proves an address by a mailed code: it makes or signs in the account. Sent again it gets a
     * session of its own.
     * @throws checkout.invalid_code, checkout.code_expired, and what an order may not do; of those the code stays good
     */
    async placeAsGuest(
      order: Order,
      proof: GuestProof,
      device: Device,
    ): Promise<Placed & { session: OpenSession }> {
      try {
        return await placeOfGuest(order, proof, device);
      } catch (failure) {
        // The same request has used the code since this one looked: it is answered as that one was.
        const spent = failure instanceof Problem && failure.code === 'checkout.code_expired';
        if (!spent || (await findOrderByKey(db, order.key)) === undefined) throw failure;
        return placeOfGuest(order, proof, device);
      }
    },
  };
}
