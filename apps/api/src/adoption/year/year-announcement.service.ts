import { pathTo } from '@rimba/paths';
import type { Clock } from '../../clock/clock.ts';
import { dayMs } from '../../clock/day.ts';
import type { Database, Db } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import { recordUnasked } from '../../engagement/message/index.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import { findMailReader } from '../../identity/adopter/index.ts';
import { withoutAccepted } from '../own-forest/index.ts';
import { listUntoldYears, type UntoldYear } from './year.repository.ts';
import { noticeDays } from './year.rules.ts';
import type { YearService } from './year.service.ts';

const batch = 200;
const category = 'rimba_year_review';

/** Says once that a year can be looked back on: a week before its first reminder to renew. */
export function createYearAnnouncement({
  database,
  clock,
  years,
  mails,
  notifications,
}: {
  database: Database;
  clock: Clock;
  years: YearService;
  mails: MailService;
  notifications: NotificationService;
}) {
  async function tell(tx: Db, { adopterId, year, endsAt }: UntoldYear): Promise<void> {
    const occasion = String(year);
    if (!(await recordUnasked(tx, { adopterId, category, occasion, toldAt: clock.now() }))) return;
    const { trees, grown, visits, replacements, notes } = await years.read(adopterId, year, tx);
    const { length: treeCount } = withoutAccepted(trees, ({ accepted }) => accepted === true);
    await notifications.notify(tx, {
      adopterId,
      category,
      data: { treeCount },
      link: pathTo('year', { year }),
      dedupeKey: `${category}:${adopterId}:${occasion}`,
    });
    const reader = await findMailReader(tx, adopterId);
    if (!reader) return;
    const { name, language, email: to } = reader;
    await mails.enqueue(tx, {
      dedupeKey: `year-review:${adopterId}:${occasion}`,
      to,
      template: 'yearReview',
      language,
      data: {
        name,
        year,
        count: treeCount,
        grown,
        visits,
        replacements,
        endsAt: endsAt.toISOString(),
        noted: notes.length > 0,
      },
    });
  }

  return {
    async tellYears(): Promise<void> {
      for (;;) {
        const now = clock.now();
        const until = new Date(now.getTime() + noticeDays * dayMs);
        const due = await listUntoldYears(database.db, now, until, batch);
        if (!due.length) return;
        for (const one of due) await database.db.transaction((tx) => tell(tx, one));
      }
    },
  };
}
