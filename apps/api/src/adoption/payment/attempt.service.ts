import { createHash } from 'node:crypto';
import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import type { AttemptStatus } from '../../database/schema/index.ts';
import type { GatewayReport, PaymentMethodRow } from '../../payment-gateway/index.ts';
import type { TransactionRow } from '../ledger/index.ts';
import {
  type AttemptRow,
  countAttempts,
  endOpenAttempt,
  findAttemptByOrderId,
  insertAttempt,
  listAttempts,
  lockAttempt,
  updateAttempt,
} from './attempt.repository.ts';
import { instructionsOf, isOpen, nextAttemptStatus, orderIdOf } from './attempt.rules.ts';

export type { AttemptRow };

/** A transaction on its attempt to pay it. */
export type Payable = { transaction: TransactionRow; attempt: AttemptRow; method: PaymentMethodRow };

type Attempting = Pick<AttemptRow, 'transactionId' | 'paymentMethodId' | 'amount' | 'expiresAt'> & {
  cardToken: string | undefined;
};
export type AttemptService = ReturnType<typeof createAttemptService>;

const digestOf = (cardToken: string) => createHash('sha256').update(cardToken).digest('base64url');

/** Tries to pay a transaction, each with one order of its own at the gateway. */
export function createAttemptService({ clock }: { clock: Clock }) {
  const insert = (tx: Db, { cardToken, ordinal, ...attempt }: Attempting & { ordinal: number }) =>
    insertAttempt(tx, {
      ...attempt,
      cardTokenDigest: cardToken === undefined ? null : digestOf(cardToken),
      orderId: orderIdOf(attempt.transactionId, ordinal),
      status: 'created',
      createdAt: clock.now(),
    });

  return {
    /** The first attempt at a transaction, not yet known to the gateway. */
    first: (
      tx: Db,
      { id: transactionId, total: amount, paymentMethodId, expiresAt }: TransactionRow,
      cardToken: string | undefined,
    ): Promise<AttemptRow> =>
      insert(tx, { transactionId, paymentMethodId, amount, expiresAt, cardToken, ordinal: 1 }),

    /** One more. */
    async create(tx: Db, attempt: Attempting): Promise<AttemptRow> {
      const ordinal = (await countAttempts(tx, attempt.transactionId)) + 1;
      return insert(tx, { ...attempt, ordinal });
    },

    /** An attempt that was settled before the service knew of it. */
    recordSettled: (
      tx: Db,
      attempt: Pick<
        AttemptRow,
        'transactionId' | 'paymentMethodId' | 'amount' | 'createdAt' | 'expiresAt' | 'settledAt'
      >,
    ): Promise<AttemptRow> =>
      insertAttempt(tx, { ...attempt, orderId: orderIdOf(attempt.transactionId, 1), status: 'settled' }),

    findByOrderId: findAttemptByOrderId,

    /** Whether an attempt is the one for this card. */
    isFor: ({ cardTokenDigest }: AttemptRow, cardToken: string): boolean =>
      cardTokenDigest === digestOf(cardToken),

    /** The attempt goes on with another card, because the gateway never heard of the first. */
    takeCard: (tx: Db, attemptId: number, cardToken: string) =>
      updateAttempt(tx, attemptId, { cardTokenDigest: digestOf(cardToken) }),

    list: listAttempts,

    /** The attempts that may still be paid. */
    async listOpen(tx: Db, transactionId: number): Promise<AttemptRow[]> {
      return (await listAttempts(tx, [transactionId])).filter((attempt) => isOpen(attempt.status));
    },

    /**
     * Stores what the gateway says of an attempt, as far as that moves it forward; the transaction it belongs
     * to is locked already. Answers the attempt's status before and after.
     */
    async apply(
      tx: Db,
      attemptId: number,
      report: GatewayReport,
    ): Promise<{ attempt: AttemptRow; from: AttemptStatus; to: AttemptStatus }> {
      const attempt = await lockAttempt(tx, attemptId);
      if (!attempt) throw new Error(`Attempt ${attemptId} is gone`);
      const now = clock.now();
      const to = nextAttemptStatus(attempt.status, report.status);
      const moved = to !== attempt.status;
      const instructions = instructionsOf(report);
      const told = instructions && (!attempt.instructions || instructions.underReview);
      await updateAttempt(tx, attemptId, {
        status: to,
        checkedAt: now,
        gatewayTransactionId: report.gatewayTransactionId,
        ...(told ? { instructions } : {}),
        ...(moved && to === 'settled' ? { settledAt: now } : {}),
        ...(moved && !isOpen(to) && to !== 'settled' ? { endedAt: now, lastError: report.message } : {}),
      });
      return { attempt, from: attempt.status, to };
    },

    /** Ends an attempt that the gateway refused to open or never heard of. */
    end: (tx: Db, attemptId: number, status: 'failed' | 'cancelled', lastError: string) =>
      endOpenAttempt(tx, attemptId, { status, endedAt: clock.now(), lastError }),

    prolong: (tx: Db, attemptId: number, expiresAt: Date) => updateAttempt(tx, attemptId, { expiresAt }),

    checked: (tx: Db, attemptId: number) => updateAttempt(tx, attemptId, { checkedAt: clock.now() }),

    note: (tx: Db, attemptId: number, lastError: string) => updateAttempt(tx, attemptId, { lastError }),
  };
}
