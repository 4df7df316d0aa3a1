import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import { giveTerms, isGift, type TransactionRow } from '../ledger/index.ts';
import { type GiftRow, insertGift } from './gift.repository.ts';
import { giftCodeHash, giftCodeOf } from './gift-code.rules.ts';

export type GiftOpening = ReturnType<typeof createGiftOpening>;

/** Makes gifts of paid orders, each with a code for its recipient. */
export function createGiftOpening({ clock, key }: { clock: Clock; key: Buffer }) {
  /** What a paid order gives away; again for what is added to it. Nothing for an order that is no gift. */
  async function open(tx: Db, transaction: TransactionRow): Promise<GiftRow | undefined> {
    if (!isGift(transaction)) return undefined;
    const codeHash = giftCodeHash(giftCodeOf(key, transaction.id));
    const { id: transactionId, adopterId: giverId } = transaction;
    const gift = await insertGift(tx, { transactionId, giverId, codeHash, createdAt: clock.now() });
    await giveTerms(tx, gift.id, transactionId);
    return gift;
  }

  return {
    open,
    codeOf: (transactionId: number): string => giftCodeOf(key, transactionId),
  };
}
