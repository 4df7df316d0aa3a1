import { pathTo } from '@rimba/paths';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import { type NotificationService, namedTrees } from '../../engagement/notification/index.ts';
import { provenAddress } from '../../identity/adopter/index.ts';
import type { GiftNoticeService, GiftOpening } from '../gift/index.ts';
import { findAccount, lockTransaction, renewalWindow, termEnd, updateTransaction } from '../ledger/index.ts';
import type { OwnForestService } from '../own-forest/index.ts';
import type { AnnouncementService } from '../payment/index.ts';
import { breakdownOf, breakdownOnWire, type PriceService, receiptLines } from '../price/index.ts';
import { listEndingTerms, listUnpaidByAccount, markEndReminded } from './reminder.repository.ts';
import { daysOfOneReminder, isReminderDue } from './reminder.rules.ts';

const batch = 200;

/** Speaks up in time: unpaid orders, gifts whose day has come, terms about to end. Each is said once. */
export function createReminderService({
  database,
  clock,
  announcements,
  gifts,
  giftNotices,
  mails,
  notifications,
  ownForest,
  prices,
}: {
  database: Database;
  clock: Clock;
  announcements: AnnouncementService;
  gifts: Pick<GiftOpening, 'openEarlier'>;
  giftNotices: Pick<GiftNoticeService, 'sendDue'>;
  mails: MailService;
  notifications: NotificationService;
  ownForest: Pick<OwnForestService, 'remember'>;
  prices: Pick<PriceService, 'find'>;
}) {
  async function remindUnpaid(): Promise<void> {
    for (const { id } of (await listUnpaidByAccount(database.db, clock.now())).filter(isDue)) {
      await database.db.transaction(async (tx) => {
        const { transaction, buyer } = (await lockTransaction(tx, id)) ?? {};
        if (!buyer || transaction?.status !== 'pending_payment' || !isDue(transaction)) return;
        await updateTransaction(tx, id, { remindedAt: clock.now() });
        const about = { transaction, buyer, treeCount: transaction.breakdown.quantity };
        await announcements.reminder(tx, about, clock.now().toISOString());
      });
    }
  }

  const isDue = (transaction: Parameters<typeof isReminderDue>[0]) => isReminderDue(transaction, clock.now());

  /** One reminder for all terms of an account that end within some days. */
  async function remindOfEnd(): Promise<void> {
    const now = clock.now();
    const until = new Date(now.getTime() + renewalWindow);
    const ending = await listEndingTerms(database.db, {
      now,
      until,
      withinDays: daysOfOneReminder,
      limit: batch,
    });
    for (const terms of Map.groupBy(ending, ({ adopter }) => adopter.id).values()) {
      const [first] = terms;
      if (!first) continue;
      const { adopter, endsAt } = first;
      const occasion = `${adopter.id}:${endsAt.toISOString()}`;
      await database.db.transaction(async (tx) => {
        await markEndReminded(
          tx,
          terms.map(({ id }) => id),
          now,
        );
        await notifications.notify(tx, {
          adopterId: adopter.id,
          category: 'rimba_renewal_reminder',
          data: namedTrees(terms),
          link: `${pathTo('renew')}?with=${first.treeId}`,
          dedupeKey: `rimba_renewal_reminder:${occasion}`,
        });
        await remindGivers(tx, occasion, terms);
        const to = provenAddress(adopter);
        if (!to) return;
        await mails.enqueue(tx, {
          dedupeKey: `renewal:${occasion}`,
          to,
          template: 'renewalReminder',
          language: adopter.language,
          data: {
            name: adopter.name,
            count: terms.length,
            treeId: first.treeId,
            ...endsOf(terms),
            ...(await prospectOf(tx, adopter, terms)),
            ...giverOf(terms),
          },
        });
      });
    }
  }

  type Ending = Awaited<ReturnType<typeof listEndingTerms>>[number];

  /** Until it was accepted the giver was its holder, and reminded as such. */
  const wasReminded = ({ claimedAt, endsAt }: Ending) =>
    claimedAt !== null && claimedAt.getTime() > endsAt.getTime() - renewalWindow;

  /** Whoever gave it away may go on with it, too. */
  async function remindGivers(tx: Db, occasion: string, terms: readonly Ending[]): Promise<void> {
    const untold = terms.filter((term) => !wasReminded(term));
    for (const [giverId, [first, ...more]] of Map.groupBy(untold, (term) => term.giverId)) {
      const giver = giverId === null ? undefined : await findAccount(tx, giverId);
      if (!giver || giver.deletedAt || !first) continue;
      const { treeId } = first;
      const holder = first.holder ?? '';
      const given = [first, ...more];
      const count = given.length;
      await notifications.notify(tx, {
        adopterId: giver.id,
        category: 'rimba_renewal_reminder',
        data: { ...namedTrees(given), name: holder },
        link: `${pathTo('renew')}?with=${treeId}`,
        dedupeKey: `rimba_renewal_reminder:${occasion}:${giver.id}`,
      });
      const to = provenAddress(giver);
      if (!to) continue;
      await mails.enqueue(tx, {
        dedupeKey: `renewal:${occasion}:${giver.id}`,
        to,
        template: 'renewalReminder',
        language: giver.language,
        data: {
          name: giver.name,
          count,
          treeId,
          ...endsOf(given),
          ...(await prospectOf(tx, giver, given)),
          givenTo: holder,
        },
      });
    }
  }

  /** The trees by name, what another year with them costs today, and whether their visit is late. */
  async function prospectOf(
    tx: Db,
    { id, language }: Pick<Ending['adopter'], 'id' | 'language'>,
    terms: readonly Ending[],
  ) {
    const ids = new Set(terms.map(({ treeId }) => treeId));
    const late = (await ownForest.remember(id, tx))
      .flatMap(({ tree: { tree, nextSurvey } }) =>
        ids.has(tree.id) && nextSurvey?.late ? { by: nextSurvey.by, why: nextSurvey.late.reason } : [],
      )
      .sort((one, other) => one.by.localeCompare(other.by));
    const [first] = late;
    const last = late.at(-1);
    const table = await prices.find(tx);
    const breakdown = table && breakdownOnWire(breakdownOf(table, terms.length), language);
    return {
      trees: terms.map(({ treeName: name, code, endsAt }) => ({ name, code, endsAt: endsAt.toISOString() })),
      ...(breakdown && {
        price: { lines: receiptLines(breakdown, language), total: breakdown.finalPrice },
      }),
      ...(first && {
        late: {
          count: late.length,
          by: first.by,
          ...(last && last.by !== first.by && { lastBy: last.by }),
          isTold: late.some(({ why }) => why !== null),
        },
      }),
    };
  }

  /** When terms end, the first first; and when another year of them would, where that is one day. */
  function endsOf(terms: readonly Ending[]) {
    const ends = terms.map(({ endsAt }) => endsAt.toISOString());
    const [endsAt = ''] = ends;
    const lastEndsAt = ends.at(-1) ?? endsAt;
    return lastEndsAt === endsAt
      ? { endsAt, nextEndsAt: termEnd(new Date(endsAt)).toISOString() }
      : { endsAt, lastEndsAt };
  }

  /** Who gave what ends, where all of it came from one. */
  const giverOf = (terms: readonly { giver: string | null }[]): { giver?: string } => {
    const [giver, ...others] = new Set(terms.map((term) => term.giver));
    return giver && others.length === 0 ? { giver } : {};
  };

  return {
    async remind(): Promise<void> {
      await remindUnpaid();
      await gifts.openEarlier();
      await giftNotices.sendDue();
      await remindOfEnd();
    },
  };
}
