import type { Language } from '@rimba/i18n';
import type { Clock } from '../clock/clock.ts';
import type { Database, Db } from '../database/client.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import type { AttemptRow, AttemptService } from '../payments/attempt.service.ts';
import {
  checkAmount,
  type PaymentMethodRow,
  type PaymentMethodService,
  requireCard,
} from '../payments/payment-method.service.ts';
import type { AnnouncementService } from './announcement.service.ts';
import { availabilityOf } from './availability.rules.ts';
import { type Buyer, lockBuyer, rememberChoices } from './buyer.repository.ts';
import { countHeld, endStaleHolds, insertHolds, lockTrees } from './hold.repository.ts';
import { mostHeld, paymentDeadline } from './hold.rules.ts';
import { type Replay, rememberTransaction, takeKey } from './idempotency.ts';
import type { PriceService } from './price.service.ts';
import {
  insertTransaction,
  type TransactionRow,
  type TransactionTreeRow,
  takeTransactionId,
} from './transaction.repository.ts';
import { transactionNumber } from './transaction.rules.ts';
import type { CheckoutBody } from './transaction.schemas.ts';
import { refreshTreeStatus } from './tree-status.repository.ts';

/** An order as it was stored. */
export type Placed = Payable & { trees: TransactionTreeRow[] };
/** A transaction on its attempt to pay it. */
export type Payable = { transaction: TransactionRow; attempt: AttemptRow; method: PaymentMethodRow };

export type CheckoutService = ReturnType<typeof createCheckoutService>;

/** Makes a transaction: the trees held, the price written down, an attempt to pay it prepared; all or nothing. */
export function createCheckoutService({
  database,
  clock,
  prices,
  paymentMethods,
  attempts,
  announcements,
}: {
  database: Database;
  clock: Clock;
  prices: PriceService;
  paymentMethods: PaymentMethodService;
  attempts: AttemptService;
  announcements: AnnouncementService;
}) {
  /** @throws checkout.trees_unavailable naming each tree, checkout.too_many_held */
  async function takeChosen(tx: Db, buyer: Buyer, treeIds: readonly number[], now: Date): Promise<void> {
    if ((await countHeld(tx, buyer.id, now)) + treeIds.length > mostHeld) {
      throw new Problem('checkout.too_many_held', { values: { max: mostHeld } });
    }
    const trees = await lockTrees(tx, treeIds, now);
    const errors = treeIds.flatMap((treeId, index) => {
      const tree = trees.get(treeId);
      return availabilityOf(tree, { adopterId: buyer.id }, now).available
        ? []
        : [fieldProblem(`treeIds.${index}`, 'checkout.tree_unavailable', { code: tree?.code ?? treeId })];
    });
    if (errors.length) throw new Problem('checkout.trees_unavailable', { errors });
    // Whatever hold still stands has run out, or the tree would not be available.
    await endStaleHolds(
      tx,
      [...trees.values()].flatMap((tree) => tree.hold ?? []),
    );
  }

  async function place(tx: Db, buyer: Buyer, order: CheckoutBody, language: Language): Promise<Placed> {
    const now = clock.now();
    const method = await paymentMethods.usable(tx, order.paymentMethodId ?? 0);
    requireCard(method, order.cardToken);
    await takeChosen(tx, buyer, order.treeIds, now);
    const breakdown = await prices.priceOf(tx, order.treeIds.length, method);
    if (breakdown.finalPrice !== order.expectedTotal) throw new Problem('checkout.price_changed');
    checkAmount(method, breakdown.finalPrice);
    const expiresAt = paymentDeadline(now, now, method);
    if (!expiresAt) throw new Problem('checkout.invalid_payment_method');
    const id = await takeTransactionId(tx);
    const { transaction, trees } = await insertTransaction(
      tx,
      {
        id,
        number: transactionNumber(id, now),
        adopterId: buyer.id,
        status: 'pending_payment',
        paymentMethodId: method.id,
        breakdown,
        subtotal: breakdown.mainPrice * breakdown.quantity,
        discountTotal: breakdown.totalDiscount,
        paymentFees: breakdown.paymentFee?.value ?? 0,
        total: breakdown.finalPrice,
        customer: order.customer,
        publicName: order.publicName,
        holder: order.holder,
        giftMessage: order.gift?.message ?? null,
        giftRecipientEmail: order.gift?.recipientEmail ?? null,
        giftDeliverOn: order.gift?.deliverOn ?? null,
        language,
        createdAt: now,
        expiresAt,
      },
      order.treeIds,
      'held',
    );
    const { treeIds } = order;
    await insertHolds(tx, { treeIds, transactionId: id, adopterId: buyer.id, deadline: expiresAt });
    await refreshTreeStatus(tx, treeIds, now);
    const { publicName, customer } = order;
    await rememberChoices(tx, buyer, { publicName, adopterType: customer.adopterType });
    const attempt = await attempts.create(tx, {
      transactionId: id,
      paymentMethodId: method.id,
      amount: transaction.total,
      expiresAt,
      cardToken: order.cardToken,
      ordinal: 1,
    });
    const about = { transaction, buyer, treeCount: order.treeIds.length };
    await announcements.awaiting(tx, about, method.name[language], attempt.orderId);
    return { transaction, trees, attempt, method };
  }

  return {
    /**
     * Undefined when another request has taken the key: what it made is there by now.
     * @throws checkout.* for what the order may not do
     */
    create: (
      adopterOf: (tx: Db) => Promise<number>,
      order: CheckoutBody,
      language: Language,
      replay: Replay,
    ): Promise<Placed | undefined> =>
      database.db.transaction(async (tx) => {
        if (!(await takeKey(tx, replay, clock.now()))) return undefined;
        const buyer = await lockBuyer(tx, await adopterOf(tx));
        if (!buyer) throw new Problem('auth.adopter_not_found');
        const placed = await place(tx, buyer, order, language);
        await rememberTransaction(tx, replay, placed.transaction.id);
        return placed;
      }),
  };
}
