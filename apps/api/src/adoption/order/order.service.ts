import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@rimba/i18n';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import { Problem } from '../../http/problem.ts';
import { type Captcha, SpentAnswer } from '../../identity/captcha/index.ts';
import type { GuestProof } from '../../identity/guest/index.ts';
import type { IdentityService } from '../../identity/identity.service.ts';
import type { Device, OpenSession } from '../../identity/session/index.ts';
import { callerNetwork } from '../../limits/network.rules.ts';
import type { PaymentMethodService } from '../../payment-gateway/index.ts';
import {
  countHeld,
  countHeldFromNetwork,
  endStaleHolds,
  insertHolds,
  insertRenewals,
  insertTransaction,
  lockBuyer,
  lockTrees,
  mostHeldFromNetwork,
  refreshTreeStatus,
  rememberChoices,
  takeTransactionId,
} from '../ledger/index.ts';
import type { AttemptService, Payable, PaymentService } from '../payment/index.ts';
import type { PriceService } from '../price/index.ts';
import type { Transaction, TransactionService } from '../transaction/index.ts';
import { findUnderKey, insertOrderKey } from './order.repository.ts';
import { transactionOf } from './order.rules.ts';
import type { JudgedOrder } from './order-body.rules.ts';
import { type OrderKey, transactionUnder } from './order-key.rules.ts';

export type Order = JudgedOrder & {
  key: OrderKey;
  language: Language;
  /** For the bot check, and for what is held from one place. */
  address: string;
  /** With a key of an adopter's own: it was asked for no bot check. */
  byProgram?: boolean;
};

/** The transaction of an order; without `payable` an earlier request under the same key has made it. */
type Made = { transactionId: number; payable?: Payable };

/** What an order is answered with, and whether an earlier request under its key had made it. */
type PlacedOrder = { transaction: Transaction; replayed: boolean };

/**
 * How often the transaction of the same request is looked for. A code is used in the transaction that stores the order. The
 * bot check comes before it: nothing in the database is held yet that could be waited for.
 */
function looksForTwin(failure: unknown): number {
  if (failure instanceof SpentAnswer) return 20;
  return failure instanceof Problem && failure.code === 'checkout.code_expired' ? 1 : 0;
}

/** The transaction that an earlier request under a key made. @throws Problem as transactionUnder does */
const findTransactionUnder = async (db: Db, key: OrderKey): Promise<number | undefined> =>
  transactionUnder(key, await findUnderKey(db, key));

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
    const [earlier, held, heldFromNetwork, method, price, id] = await Promise.all([
      findTransactionUnder(tx, key),
      countHeld(tx, adopterId, now),
      countHeldFromNetwork(tx, network, now),
      paymentMethods.find(tx, body.paymentMethodId ?? 0),
      prices.find(tx, now),
      takeTransactionId(tx),
    ]);
    if (earlier !== undefined) return { transactionId: earlier };

    const fromNetwork = { held: heldFromNetwork, most: mostHeldFromNetwork * limitFactor };
    const facts = { id, trees, held, fromNetwork, method, price };
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

  /** Lets an order in that nothing is wrong with, and that comes from a person or from an adopter's own program. */
  async function admit({ body, refusal, address, byProgram = false }: Order): Promise<void> {
    if (refusal) throw refusal;
    if (!byProgram) await captcha.verify(body.recaptchaToken, 'checkout', address);
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

  async function placeOfAdopter(adopterId: number, order: Order): Promise<PlacedOrder> {
    const earlier = await findTransactionUnder(db, order.key);
    if (earlier === undefined) await admit(order);
    const made =
      earlier === undefined
        ? await db.transaction((tx) => make(tx, adopterId, order))
        : { transactionId: earlier };
    return { transaction: await answer(adopterId, made, order), replayed: !made.payable };
  }

  async function placeOfGuest(
    order: Order,
    proof: GuestProof,
    device: Device,
  ): Promise<PlacedOrder & { session: OpenSession }> {
    const earlier = await findTransactionUnder(db, order.key);
    const guest = await identity.proveGuest(proof, { repeated: earlier !== undefined });
    if (earlier === undefined) await admit(order);
    const { firstName, lastName, adopterType } = order.body.customer;
    const { language } = order;
    const opening = { guest, name: `${firstName} ${lastName}`, adopterType, language, device };
    const { session, made } = await db.transaction(async (tx) => {
      const session = await identity.openGuest(tx, opening);
      const made =
        earlier === undefined ? await make(tx, session.adopter.id, order) : { transactionId: earlier };
      return { session, made };
    });
    const transaction = await answer(session.adopter.id, made, order);
    return { session, transaction, replayed: !made.payable };
  }

  /**
   * A bot check or a code serves once. Where the same request, sent twice, has spent it a moment ago, this one waits until
   * that one's order is stored, and gets the same answer.
   */
  async function besideTwin<T>({ key }: Order, place: () => Promise<T>): Promise<T> {
    try {
      return await place();
    } catch (failure) {
      for (let look = 0; look < looksForTwin(failure); look += 1) {
        if (look > 0) await wait(100);
        if ((await findTransactionUnder(db, key)) !== undefined) return place();
      }
      throw failure;
    }
  }

  return {
    /** The order of an adopter. */
    place: (adopterId: number, order: Order): Promise<PlacedOrder> =>
      besideTwin(order, () => placeOfAdopter(adopterId, order)),

    /**
     * The order of somebody who proves an address by a mailed code: it makes or signs in the account. Sent again it gets a
     * session of its own.
     * @throws checkout.invalid_code, checkout.code_expired, and what an order may not do; of those the code stays good
     */
    placeAsGuest: (order: Order, proof: GuestProof, device: Device) =>
      besideTwin(order, () => placeOfGuest(order, proof, device)),
  };
}
