import { linesOfPrice } from '@rimba/i18n/lines-of-price';
import { pathTo } from '@rimba/paths';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import type { StoredBreakdown, StoredLanguage } from '../../database/schema/index.ts';
import { Problem } from '../../http/problem.ts';
import { translatorFor } from '../../language/translator.ts';
import {
  type ChargeItem,
  type ChargingService,
  checkAmount,
  type PaymentMethodRow,
  type PaymentMethodService,
  requireCard,
} from '../../payment-gateway/index.ts';
import {
  lockTransaction,
  paymentDeadline,
  prolongHolds,
  type TransactionRow,
  updateTransaction,
} from '../ledger/index.ts';
import { amountsOf, asPaid, feeOf, withFee } from '../price/index.ts';
import type { AttemptRow, AttemptService, Payable } from './attempt.service.ts';
import type { PayBody } from './payment.schemas.ts';
import type { ReleaseService } from './release.service.ts';
import type { SettlementService } from './settlement.service.ts';
import type { UnpaidAnnouncements } from './unpaid-announcements.ts';

export type PaymentService = ReturnType<typeof createPaymentService>;

/** Opens payments at the gateway for transactions that are already stored, and opens others in their place. */
export function createPaymentService({
  database,
  clock,
  attempts,
  charging,
  paymentMethods,
  announcements,
  settlement,
  release,
  publicUrl,
}: {
  database: Database;
  clock: Clock;
  attempts: AttemptService;
  charging: ChargingService;
  paymentMethods: PaymentMethodService;
  announcements: UnpaidAnnouncements;
  settlement: SettlementService;
  release: ReleaseService;
  publicUrl: string;
}) {
  /**
   * Asks the gateway to open an attempt and stores its answer. Where it cannot be reached the attempt stays
   * as it is, to be tried again.
   * @returns the attempt as it is then
   */
  async function open(payable: Payable, cardToken?: string): Promise<AttemptRow | undefined> {
    const { transaction, attempt, method } = payable;
    const left = attempt.expiresAt.getTime() - clock.now().getTime();
    const answer = await charging.charge({
      orderId: attempt.orderId,
      method: method.code,
      amount: attempt.amount,
      // What is paid by this attempt, even when the transaction was read before another took its place.
      items: chargeItems(asPaid(transaction.breakdown, attempt.amount, method.name), transaction.language),
      customer: transaction.customer,
      expiresInSeconds: Math.max(20, Math.floor(left / 1_000)),
      returnUrl: publicUrl + pathTo('transaction', { transactionId: transaction.id }, transaction.language),
      ...(cardToken === undefined ? {} : { cardToken }),
    });
    if (answer.kind === 'report') await settlement.receive(answer.report);
    if (answer.kind === 'refused') await attempts.end(database.db, attempt.id, 'failed', answer.message);
    const stored = await attempts.findByOrderId(database.db, attempt.orderId);
    // Given up while the gateway was opening it: what nobody will pay is closed again.
    if (stored?.status === 'cancelled' && answer.kind === 'report') await charging.cancel(attempt.orderId);
    return stored;
  }

  /**
   * The transaction on a new attempt, or on the open one that the same click made a moment ago.
   * @throws payment.method_changed when that one is by another method
   */
  const prepare = (id: number, method: PaymentMethodRow, body: PayBody): Promise<Payable> =>
    database.db.transaction(async (tx) => {
      const { transaction } = (await lockTransaction(tx, id)) ?? {};
      if (!transaction) throw new Problem('transaction.not_found');
      checkPayable(transaction, clock.now());
      const running = (await attempts.listOpen(tx, id)).at(-1);
      if (running) {
        if (running.paymentMethodId !== method.id) throw new Problem('payment.method_changed');
        if (running.amount !== body.expectedTotal) throw new Problem('checkout.price_changed');
        return { transaction, attempt: running, method };
      }
      const breakdown = agreedBreakdown(transaction, method, body);
      const expiresAt = paymentDeadline(transaction.createdAt, clock.now(), method);
      if (!expiresAt) throw new Problem('payment.expired');
      const changes = {
        paymentMethodId: method.id,
        ...amountsOf(breakdown),
        expiresAt,
      };
      // By another replica's clock the time may be up already, and a tree held by the next.
      if (!(await prolongHolds(tx, id, expiresAt, clock.now()))) throw new Problem('payment.expired');
      await updateTransaction(tx, id, changes);
      await announcements.withdrawRequests(tx, transaction);
      const attempt = await attempts.create(tx, {
        transactionId: id,
        paymentMethodId: method.id,
        amount: breakdown.finalPrice,
        expiresAt,
        cardToken: body.cardToken,
      });
      return { transaction: { ...transaction, ...changes }, attempt, method };
    });

  /** The attempt by a method that can still be paid, if there is one. */
  async function payableAttempt(
    transaction: TransactionRow,
    method: PaymentMethodRow,
  ): Promise<AttemptRow | undefined> {
    const running = await attempts.listOpen(database.db, transaction.id);
    const last = running.at(-1);
    return last?.paymentMethodId === method.id && last.expiresAt > clock.now() ? last : undefined;
  }

  /** Goes on with an attempt: it waits for its payer, or the gateway did not answer for it and is asked again. */
  async function resume(payable: Payable, { expectedTotal, cardToken }: PayBody): Promise<void> {
    const { attempt } = payable;
    if (attempt.amount !== expectedTotal) throw new Problem('checkout.price_changed');
    if (attempt.status === 'pending') return;
    if (cardToken) await attempts.takeCard(database.db, attempt.id, cardToken);
    checkOpened((await open(payable, cardToken))?.status);
  }

  /** Pays by another attempt. The earlier one is ended at the gateway first, so that nobody pays twice. */
  async function replaceAttempt(
    transaction: TransactionRow,
    method: PaymentMethodRow,
    body: PayBody,
  ): Promise<void> {
    // A price that nobody agreed to ends no attempt.
    agreedBreakdown(transaction, method, body);
    const ended = await release.endAttempts(transaction.id);
    if (ended === 'settled') throw new Problem('payment.already_paid');
    if (ended === 'unavailable') throw new Problem('payment.provider_unavailable', { retryAfter: 10 });
    checkOpened((await open(await prepare(transaction.id, method, body), body.cardToken))?.status);
  }

  return {
    open,

    /**
     * Pays a pending transaction by the same method again, by another, or by another card.
     * @throws payment.declined (the bank's no), payment.failed (the gateway's no); the transaction goes on waiting
     */
    async pay(transaction: TransactionRow, body: PayBody): Promise<void> {
      checkPayable(transaction, clock.now());
      const method = await paymentMethods.usable(
        database.db,
        body.paymentMethodId ?? transaction.paymentMethodId,
      );
      const { cardToken } = body;
      const attempt = await payableAttempt(transaction, method);
      const isPending = attempt?.status === 'pending';
      if (!isPending) requireCard(method, cardToken);
      const byAnotherCard = isPending && cardToken && !attempts.isFor(attempt, cardToken);
      return attempt && !byAnotherCard
        ? resume({ transaction, attempt, method }, body)
        : replaceAttempt(transaction, method, body);
    },

    /** Gives up: the trees are free at once. @throws payment.already_paid when the gateway knows of a payment */
    async cancel(transaction: TransactionRow): Promise<void> {
      if (transaction.status === 'paid') throw new Problem('payment.already_paid');
      if (transaction.status === 'cancelled') throw new Problem('transaction.not_pending');
      if ((await release.endAttempts(transaction.id)) === 'settled')
        throw new Problem('payment.already_paid');
      if (!(await release.giveUp(transaction.id))) throw new Problem('transaction.not_pending');
    },
  };
}

/** What a transaction costs by a method. @throws checkout.price_changed, and what a method does not take */
function agreedBreakdown(
  { breakdown: before }: TransactionRow,
  method: PaymentMethodRow,
  { expectedTotal }: PayBody,
): StoredBreakdown {
  const breakdown = withFee(before, feeOf(method));
  if (breakdown.finalPrice !== expectedTotal) throw new Problem('checkout.price_changed');
  checkAmount(method, breakdown.finalPrice);
  return breakdown;
}

/** @throws payment.declined, payment.failed */
function checkOpened(status: AttemptRow['status'] | undefined): void {
  if (status === 'denied') throw new Problem('payment.declined');
  if (status === 'failed') throw new Problem('payment.failed');
}

/** @throws payment.already_paid, transaction.failed (refused until its time was up), .not_pending, payment.expired */
function checkPayable(transaction: TransactionRow, now: Date): void {
  if (transaction.status === 'paid') throw new Problem('payment.already_paid');
  if (transaction.status === 'cancelled') {
    const refused = transaction.cancelReason === 'refused';
    throw new Problem(refused ? 'transaction.failed' : 'transaction.not_pending');
  }
  if (transaction.expiresAt <= now) throw new Problem('payment.expired');
}

/** The price record as the gateway's lines; they sum to the amount. */
export function chargeItems(breakdown: StoredBreakdown, language: StoredLanguage): ChargeItem[] {
  const lines = linesOfPrice(breakdown).filter(({ line }) => line.value !== 0);
  return [
    {
      id: 'tree',
      name: translatorFor(language).t('checkout:instructions.item'),
      price: breakdown.mainPrice,
      quantity: breakdown.quantity,
    },
    ...lines.map(({ kind, line: { name, value } }, index) => ({
      id: `${kind}-${index + 1}`,
      name: name[language],
      price: kind === 'discount' ? -value : value,
      quantity: 1,
    })),
  ];
}
