import { pathTo } from '@rimba/paths';
import type { Db } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import { type NotificationService, namedTrees } from '../../engagement/notification/index.ts';
import { provenAddress } from '../../identity/adopter/index.ts';
import type { Buyer } from '../ledger/index.ts';
import type { GiftRow } from './gift.repository.ts';
import type { Gift } from './gift.schemas.ts';

export type AcceptanceNewsService = ReturnType<typeof createAcceptanceNewsService>;

/** Tells giver and recipient that a gift was accepted, each in their language. */
export function createAcceptanceNewsService({
  mails,
  notifications,
}: {
  mails: MailService;
  notifications: NotificationService;
}) {
  /** The certificate, which is the recipient's now. */
  async function tellClaimer(tx: Db, claimer: Buyer, gift: GiftRow, given: Gift): Promise<void> {
    const { certificateNumber, holder, endsAt, trees } = given;
    await notifications.notify(tx, {
      adopterId: claimer.id,
      category: 'rimba_certificate_created',
      data: { ...namedTrees(trees), name: holder },
      link: pathTo('myCertificate', { certificateNumber }),
      dedupeKey: `rimba_certificate_created:gift:${gift.id}`,
    });
    const to = provenAddress(claimer);
    if (!to) return;
    await mails.enqueue(tx, {
      dedupeKey: `certificate-created:${certificateNumber}:gift`,
      to,
      template: 'certificateCreated',
      language: claimer.language,
      data: {
        name: claimer.name,
        count: trees.length,
        holder,
        certificateNumber,
        endsAt,
        trees: trees.map(({ treeName: name, code }) => ({ name, code })),
      },
    });
  }

  async function tellGiver(tx: Db, giver: Buyer, gift: GiftRow, given: Gift): Promise<void> {
    const { transactionId } = gift;
    await notifications.notify(tx, {
      adopterId: giver.id,
      category: 'rimba_gift_accepted',
      data: { ...namedTrees(given.trees), name: given.holder },
      link: pathTo('transaction', { transactionId }),
      dedupeKey: `rimba_gift_accepted:${gift.id}`,
    });
    const to = provenAddress(giver);
    if (!to) return;
    await mails.enqueue(tx, {
      dedupeKey: `gift-accepted:${gift.id}`,
      to,
      template: 'giftAccepted',
      language: giver.language,
      data: { name: giver.name, holder: given.holder, count: given.trees.length, transactionId },
    });
  }

  return {
    async tell(
      tx: Db,
      gift: GiftRow,
      given: Gift,
      { giver, claimer }: { giver: Buyer; claimer: Buyer },
    ): Promise<void> {
      await tellClaimer(tx, claimer, gift, given);
      if (!giver.deletedAt) await tellGiver(tx, giver, gift, given);
    },
  };
}
