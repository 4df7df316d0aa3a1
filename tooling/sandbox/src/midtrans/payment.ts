import type { PaymentType } from './methods.ts';
import type { CardVerdict } from './test-cards.ts';

/** One charge as the sandbox keeps it: a file of its own, written whole at every change. */

/** `challenge`: captured, but kept until a person at the gateway has looked at it. */
export type PaymentStatus = 'pending' | 'settlement' | 'capture' | 'challenge' | 'deny' | 'cancel' | 'expire';

/** A notification on its way: kept until it is accepted or its retries are used up. */
export interface Delivery {
  readonly id: string;
  readonly url: string;
  readonly body: Record<string, unknown>;
  /** HTTP statuses received so far; 0 where nobody answered. */
  readonly answers: readonly number[];
  /** Epoch ms of real time, or null when it is over. */
  readonly nextAttemptAt: number | null;
}

export interface Payment {
  readonly orderId: string;
  readonly transactionId: string;
  readonly paymentType: PaymentType;
  /** Whole rupiah. */
  readonly amount: number;
  /** What the method adds to every body: VA numbers, bill key, QR string, actions. */
  readonly methodFields: Record<string, unknown>;
  readonly status: PaymentStatus;
  /** ISO times of the product's clock. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly settledAt: string | null;
  /** What comes of it when the card's holder says yes; null for every other method. */
  readonly cardVerdict: CardVerdict | null;
  /** Where a wallet sends the payer back to. */
  readonly callbackUrl: string | null;
  readonly idempotencyKey: string | null;
  readonly notificationUrls: readonly string[];
  readonly deliveries: readonly Delivery[];
}
