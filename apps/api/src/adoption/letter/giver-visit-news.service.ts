import { pathTo } from '@rimba/paths';
import { wibDate } from '../../clock/wib.ts';
import type { Db } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import { type NotificationService, namedTrees } from '../../engagement/notification/index.ts';
import { findMailReader } from '../../identity/adopter/index.ts';
import type { OwnForestService } from '../own-forest/index.ts';
import { findGiftHolder, lockReader } from './letter.repository.ts';
import { eachOnce } from './letter.rules.ts';
import { mailedVisit } from './letter-mail.rules.ts';
import { toVisit } from './letter-visit.presenter.ts';
import type { Untold } from './untold.repository.ts';

export type GiverVisitNewsService = ReturnType<typeof createGiverVisitNewsService>;

/** The letters of a gift go to its recipient; whoever gave it hears, once a visit, that one has gone out. */
export function createGiverVisitNewsService({
  mails,
  notifications,
  ownForest,
}: {
  mails: MailService;
  notifications: NotificationService;
  ownForest: Pick<OwnForestService, 'remember'>;
}) {
  /** What was found at the trees as their giver remembers them: grown since the day they were given. */
  async function visitsOf(tx: Db, giverId: number, found: readonly Untold[]) {
    const remembered = new Map((await ownForest.remember(giverId, tx)).map((one) => [one.tree.tree.id, one]));
    return found.flatMap(({ treeId, surveyId }) => {
      const of = remembered.get(treeId);
      const survey = of?.surveys.find(({ id }) => id === surveyId);
      return of && survey ? [mailedVisit(toVisit(of, survey, []))] : [];
    });
  }

  async function tellOne(
    tx: Db,
    giverId: number,
    transactionId: number,
    day: string,
    trees: readonly Untold[],
  ) {
    if (!(await lockReader(tx, giverId))) return;
    const died = trees.every(({ condition }) => condition === 'dead');
    const occasion = `${transactionId}:${day}${died ? ':died' : ''}`;
    const holder = await findGiftHolder(tx, transactionId);
    await notifications.notify(tx, {
      adopterId: giverId,
      category: 'rimba_gift_visited',
      data: { ...namedTrees(trees), name: holder, ...(died && { died }) },
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
      data: {
        name: reader.name,
        holder,
        count: trees.length,
        day,
        transactionId,
        visits: await visitsOf(tx, giverId, trees),
      },
    });
  }

  return {
    /** Of surveys that their holder is told of in the same transaction; of a death apart from what grows. */
    async tell(tx: Db, rows: readonly Untold[]): Promise<void> {
      const visits = Map.groupBy(
        rows,
        ({ giverId, giftOrderId, surveyedAt, condition }) =>
          `${giverId}:${giftOrderId}:${wibDate(surveyedAt)}:${condition === 'dead'}`,
      );
      for (const [first, ...others] of visits.values()) {
        if (!first || first.giverId === null || first.giftOrderId === null) continue;
        const trees = eachOnce([first, ...others]);
        await tellOne(tx, first.giverId, first.giftOrderId, wibDate(first.surveyedAt), trees);
      }
    },
  };
}
