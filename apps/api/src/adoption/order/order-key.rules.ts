import { createHash } from 'node:crypto';
import { Problem } from '../../http/problem.ts';
import type { OrderBody, TransactionBody } from './order.schemas.ts';

/** What makes two requests the same one: who asked, for what, under which key, with which body. */
export type OrderKey = { scope: string; route: string; key: string; bodyHash: string };

/** What the request that took a key sent, and the transaction it made, if it came to that. */
export type MadeUnderKey = { bodyHash: string; transactionId: number | null };

/**
 * The transaction that an earlier request under a key made, where there was one.
 * @throws request.idempotency_conflict for another body, checkout.transaction_creation_failed for one that came to no end
 */
export function transactionUnder(
  { bodyHash }: Pick<OrderKey, 'bodyHash'>,
  found: MadeUnderKey | undefined,
): number | undefined {
  if (!found) return undefined;
  if (found.bodyHash !== bodyHash) throw new Problem('request.idempotency_conflict');
  if (found.transactionId === null) {
    throw new Problem('checkout.transaction_creation_failed', { retryAfter: 1 });
  }
  return found.transactionId;
}

/** What makes a second order the same as the first: all of its body but the answer to the bot check and the card's token. */
export function orderKeyOf({
  body,
  ...whose
}: Omit<OrderKey, 'bodyHash'> & { body: OrderBody | TransactionBody }): OrderKey {
  const { recaptchaToken: _, cardToken: __, ...content } = body;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex');
  return { ...whose, bodyHash };
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, entry]) => [name, sorted(entry)]));
};
