import { pathTo } from '@rimba/paths';
import type { Db } from '../../database/client.ts';
import type { MailService, UnaddressedMail } from '../../engagement/mail/index.ts';
import type { NotificationCategory } from '../../engagement/message/index.ts';
import {
  type NewNotification,
  type NotificationService,
  namedTrees,
} from '../../engagement/notification/index.ts';
import { provenAddress } from '../../identity/adopter/index.ts';
import { type Buyer, isGift, type TermBefore, type TransactionRow } from '../ledger/index.ts';

export type Trees = Parameters<typeof namedTrees>[0];
/** `trees`: those that were granted. */
export type About = {
  transaction: TransactionRow;
  buyer: Buyer;
  treeCount: number;
  trees?: Trees;
};
export type Announcer = ReturnType<typeof createAnnouncer>;

/** Whose the trees of an order are that gives them away, or goes on with nothing but what its buyer gave. */
export function recipientOf(transaction: TransactionRow, renewed: readonly TermBefore[]): string | undefined {
  const isGiven = renewed.length > 0 && renewed.every(({ giverId }) => giverId === transaction.adopterId);
  return isGift(transaction) || isGiven ? transaction.holder : undefined;
}

const transactionLink = (id: number) => pathTo('transaction', { transactionId: id });

/** How an order's buyer is told of anything: in the app, and by mail where the address is proven. */
export function createAnnouncer({
  mails,
  notifications,
}: {
  mails: MailService;
  notifications: NotificationService;
}) {
  const notificationOf = (
    { transaction, treeCount, trees }: Pick<About, 'transaction' | 'treeCount' | 'trees'>,
    category: NotificationCategory,
    {
      link = transactionLink(transaction.id),
      occasion = String(transaction.id),
      ...more
    }: { link?: string; occasion?: string; late?: boolean; name?: string; renews?: boolean } = {},
  ): NewNotification => ({
    adopterId: transaction.adopterId,
    category,
    data: { treeCount, ...(trees && namedTrees(trees)), amount: transaction.total, ...more },
    link,
    dedupeKey: `${category}:${occasion}`,
  });

  const tell = (tx: Db, ...what: Parameters<typeof notificationOf>) =>
    notifications.notify(tx, notificationOf(...what));

  async function send(tx: Db, { transaction, buyer }: About, mail: UnaddressedMail): Promise<void> {
    const to = provenAddress(buyer);
    if (to) await mails.enqueue(tx, { ...mail, to, language: transaction.language });
  }

  return {
    tell,
    send,

    /** Nobody is asked any more to pay what is paid for, cancelled, or paid another way. */
    withdrawRequests: (tx: Db, { adopterId, id }: Pick<TransactionRow, 'adopterId' | 'id'>) =>
      notifications.over(tx, adopterId, {
        categories: ['rimba_payment_instructions', 'rimba_reminder_payment'],
        link: transactionLink(id),
      }),
  };
}
