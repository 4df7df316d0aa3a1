import { pathTo } from '@rimba/paths';
import type { Db } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import { type NotificationService, namedTrees } from '../../engagement/notification/index.ts';
import { provenAddress } from '../../identity/adopter/index.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { CertificateRow } from '../certificate/index.ts';
import { type Buyer, findAccount, type LockedTransaction } from '../ledger/index.ts';
import { type GiftOnCertificate, listCertifiedTrees, listGiftsOnCertificates } from './gift.repository.ts';
import type { GiftOpening } from './gift-opening.service.ts';

/** Tells recipients whose day has come: at once where that is the day of the payment. */
export const sendGifts = 'send-gifts';

export type GiftSettlement = ReturnType<typeof createGiftSettlement>;

/** What a settled payment means for gifts: it makes one, or goes on with one that somebody else is told of. */
export function createGiftSettlement({
  jobs,
  openings,
  mails,
  notifications,
}: {
  jobs: Pick<Jobs, 'send'>;
  openings: GiftOpening;
  mails: MailService;
  notifications: NotificationService;
}) {
  /** Tells the other of giver and holder that a gift goes on, and until when. */
  async function tellRenewed(
    tx: Db,
    other: Buyer,
    { buyer, transaction }: LockedTransaction,
    { adopterId, certificateId, certificateNumber, holder, endsAt, treeCount }: GiftOnCertificate,
  ): Promise<void> {
    const occasion = `${transaction.id}:${certificateNumber}:${other.id}`;
    await notifications.notify(tx, {
      adopterId: other.id,
      category: 'rimba_gift_renewed',
      data: { ...namedTrees(await listCertifiedTrees(tx, certificateId)), name: buyer.name },
      link: pathTo('myCertificate', { certificateNumber }),
      dedupeKey: `rimba_gift_renewed:${occasion}`,
    });
    const to = provenAddress(other);
    if (!to) return;
    await mails.enqueue(tx, {
      dedupeKey: `gift-renewed:${occasion}`,
      to,
      template: 'giftRenewed',
      language: other.language,
      data: {
        name: other.name,
        by: buyer.name,
        holder,
        count: treeCount,
        endsAt: endsAt.toISOString(),
        certificateNumber,
        isHolder: other.id === adopterId,
      },
    });
  }

  return {
    async settled(
      tx: Db,
      locked: LockedTransaction,
      certificates: readonly Pick<CertificateRow, 'id'>[],
    ): Promise<void> {
      const { transaction, buyer } = locked;
      await openings.open(tx, transaction);
      if (transaction.giftRecipientEmail !== null) await jobs.send(tx, sendGifts, {});
      const ids = certificates.map(({ id }) => id);
      for (const gift of await listGiftsOnCertificates(tx, ids)) {
        if (gift.transactionId === transaction.id) continue;
        const others = new Set([gift.giverId, gift.adopterId].filter((id) => id !== buyer.id));
        for (const id of others) {
          const other = await findAccount(tx, id);
          if (other) await tellRenewed(tx, other, locked, gift);
        }
      }
    },
  };
}
