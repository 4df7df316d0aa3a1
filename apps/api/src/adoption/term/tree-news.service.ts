import { pathTo } from '@rimba/paths';
import type { Db } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { MailContents } from '../../engagement/message/index.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import type { Buyer } from '../ledger/index.ts';
import type { Replacement } from './replacement.repository.ts';

export type TreeNewsService = ReturnType<typeof createTreeNewsService>;

/** Tells adopters what has become of their trees, in the app and by mail, as far as they want to hear it. */
export function createTreeNewsService({
  mails,
  notifications,
}: {
  mails: MailService;
  notifications: NotificationService;
}) {
  const addressOf = (adopter: Buyer) =>
    adopter.email && adopter.emailVerifiedAt && !adopter.deletedAt ? adopter.email : undefined;

  return {
    /** That a tree died, and which one the adoption goes on with. */
    async replaced(
      tx: Db,
      adopter: Buyer,
      { lostId, lostCode, nextId, nextCode }: Replacement,
      localName: string,
    ): Promise<void> {
      const occasion = `${lostId}:${adopter.id}`;
      await notifications.notify(tx, {
        adopterId: adopter.id,
        category: 'rimba_tree_replaced',
        data: { treeCount: 1 },
        link: pathTo('tree', { treeId: nextId }),
        dedupeKey: `rimba_tree_replaced:${occasion}`,
      });
      const to = addressOf(adopter);
      if (to === undefined) return;
      await mails.enqueue(tx, {
        dedupeKey: `tree-replaced:${occasion}`,
        to,
        template: 'treeReplaced',
        language: adopter.language,
        data: { name: adopter.name, localName, oldCode: lostCode, newCode: nextCode, newTreeId: nextId },
      });
    },

    /** That so many trees were surveyed; the mail tells of one and counts the others. */
    async surveyed(
      tx: Db,
      adopter: Buyer,
      treeCount: number,
      survey: Omit<MailContents['surveyUpdate'], 'name' | 'more'>,
      occasion: string,
    ): Promise<void> {
      await notifications.notify(tx, {
        adopterId: adopter.id,
        category: 'rimba_tree_survey',
        data: { treeCount },
        link: treeCount === 1 ? pathTo('tree', { treeId: survey.treeId }) : pathTo('home'),
        dedupeKey: `rimba_tree_survey:${occasion}`,
      });
      const to = addressOf(adopter);
      if (to === undefined) return;
      await mails.enqueue(tx, {
        dedupeKey: `tree-survey:${occasion}`,
        to,
        template: 'surveyUpdate',
        language: adopter.language,
        data: { ...survey, name: adopter.name, more: treeCount - 1 },
      });
    },
  };
}
