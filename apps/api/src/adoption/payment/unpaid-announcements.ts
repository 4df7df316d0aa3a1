import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import { type Buyer, isGift, keptUntil, listTermsBefore, type TermBefore } from '../ledger/index.ts';
import { type About, type Announcer, recipientOf } from './announcer.ts';
import type { Payable } from './attempt.service.ts';

export type UnpaidAnnouncements = ReturnType<typeof createUnpaidAnnouncements>;

/** What is told of an order while its payment is waited for, and when that ends without one. */
export function createUnpaidAnnouncements(clock: Clock, { tell, send, withdrawRequests }: Announcer) {
  /** Until when an order's trees are in term whether it is paid or not; undefined where they are let go. */
  const keptTo = (renewed: readonly TermBefore[]): string | undefined =>
    keptUntil(renewed, clock.now())?.toISOString();

  return {
    withdrawRequests,

    /** How to pay by an attempt that the gateway opened just now: what an earlier one said can be paid no more. */
    async awaiting(tx: Db, { transaction, attempt, method, buyer }: Payable & { buyer: Buyer }) {
      const treeCount = transaction.breakdown.quantity;
      const about = { transaction: { ...transaction, total: attempt.amount }, buyer, treeCount };
      const renewed = await listTermsBefore(tx, [transaction.id]);
      const kept = keptTo(renewed);
      const giftOf = recipientOf(transaction, renewed);
      await tell(tx, about, 'rimba_payment_instructions', {
        occasion: attempt.orderId,
        ...(kept !== undefined && { renews: true }),
      });
      const expiresAt = attempt.expiresAt.toISOString();
      await send(tx, about, {
        // Another attempt that would be told in the same words is not told again: the page has its number.
        dedupeKey: `payment-instructions:${[transaction.id, method.code, attempt.amount, expiresAt].join(':')}`,
        template: 'paymentInstructions',
        data: {
          name: buyer.name,
          count: treeCount,
          amount: attempt.amount,
          method: method.name[transaction.language],
          group: method.group,
          ...(giftOf !== undefined && { giftOf }),
          ...(kept !== undefined && { keptUntil: kept }),
          expiresAt,
          transactionId: transaction.id,
        },
      });
    },

    async reminder(tx: Db, about: About, { moment, isLast }: { moment: string; isLast: boolean }) {
      const { transaction, buyer, treeCount } = about;
      const occasion = `${transaction.id}:${moment}`;
      const kept = keptTo(await listTermsBefore(tx, [transaction.id]));
      await tell(tx, about, 'rimba_reminder_payment', {
        occasion,
        ...(kept !== undefined && { renews: true }),
      });
      await send(tx, about, {
        dedupeKey: `payment-reminder:${occasion}`,
        template: 'paymentReminder',
        data: {
          name: buyer.name,
          count: treeCount,
          amount: transaction.total,
          ...(kept !== undefined && { keptUntil: kept }),
          expiresAt: transaction.expiresAt.toISOString(),
          isLast,
          transactionId: transaction.id,
        },
      });
    },

    refused: (tx: Db, about: Pick<About, 'transaction' | 'treeCount'>, orderId: string) =>
      tell(tx, about, 'rimba_payment_failed', { occasion: orderId }),

    /** @param treeIds what was ordered, to come back to */
    async expired(tx: Db, about: About, treeIds: readonly number[]) {
      const { transaction, buyer, treeCount } = about;
      const renewed = await listTermsBefore(tx, [transaction.id]);
      const kept = keptTo(renewed);
      await tell(tx, about, 'rimba_payment_expired', kept === undefined ? {} : { renews: true });
      await send(tx, about, {
        dedupeKey: `payment-expired:${transaction.id}`,
        template: 'paymentExpired',
        data: {
          name: buyer.name,
          count: treeCount,
          number: transaction.number,
          treeIds: [...treeIds],
          ...(isGift(transaction) && { isGift: true }),
          ...(buyer.passwordHash === null && { isGuest: true }),
          ...(renewed.length > 0 && { renews: true }),
          ...(kept !== undefined && { keptUntil: kept }),
        },
      });
    },
  };
}
