import { pathTo } from '@rimba/paths';
import { wibDate } from '../../clock/wib.ts';
import type { Db } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import { type NotificationService, namedTrees } from '../../engagement/notification/index.ts';
import { findMailReader } from '../../identity/adopter/index.ts';
import { findGiftHolder, lockReader } from './letter.repository.ts';
import { eachOnce } from './letter.rules.ts';
import type { Untold } from './untold.repository.ts';

export type GiverNoticeService = ReturnType<typeof createGiverNoticeService>;

/** The letters of a gift go to its recipient; whoever gave it hears, once a visit, that one has gone out. */
export function createGiverNoticeService({
  mails,
  notifications,
}: {
  mails: MailService;
  notifications: NotificationService;
}) {
  async function tellOne(
    tx: Db,
    giverId: number,
    transactionId: number,
    day: string,
    trees: readonly Untold[],
  ) {
    if (!(await lockReader(tx, giverId))) return;
    const occasion = `${transactionId}:${day}`;
    const holder = await findGiftHolder(tx, transactionId);
    await notifications.notify(tx, {
      adopterId: giverId,
      category: 'rimba_gift_visited',
      data: { ...namedTrees(trees), name: holder },
      link: pathTo('transaction', { transactionId }),
      dedupeKey: `rimba_gift_visited:${occasion}`,
    });
    const reader = await findMailReader(tx, giverId);
    if (!reader) return;
    await mails.enqueue(tx, {
      dedupeKey: `gift-visited:${occasion}`,
      to: reader.email,
      template: 'giftVisited',
      language: reader.language,
      data: { name: reader.name, holder, count: trees.length, day, transactionId },
    });
  }

  return {
    /** Of surveys that their holder is told of in the same transaction. */
    async tell(tx: Db, rows: readonly Untold[]): Promise<void> {
      const visits = Map.groupBy(
        rows,
        ({ giverId, giftOrderId, surveyedAt }) => `${giverId}:${giftOrderId}:${wibDate(surveyedAt)}`,
      );
      for (const [first, ...others] of visits.values()) {
        if (!first || first.giverId === null || first.giftOrderId === null) continue;
        const trees = eachOnce([first, ...others]);
        await tellOne(tx, first.giverId, first.giftOrderId, wibDate(first.surveyedAt), trees);
      }
    },
  };
}
