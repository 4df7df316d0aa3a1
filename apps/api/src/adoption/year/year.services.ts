import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { OwnForestService } from '../own-forest/index.ts';
import { createYearService } from './year.service.ts';
import { createYearAnnouncement } from './year-announcement.service.ts';

export function createYearServices(
  {
    database,
    clock,
    mails,
    notifications,
    jobs,
  }: {
    database: Database;
    clock: Clock;
    mails: MailService;
    notifications: NotificationService;
    jobs: Pick<Jobs, 'define'>;
  },
  { ownForest }: { ownForest: OwnForestService },
) {
  const years = createYearService({ db: database.db, clock, ownForest });
  const announcement = createYearAnnouncement({ database, clock, years, mails, notifications });
  jobs.define('tell-years', announcement.tellYears, { everySeconds: 600 });
  return { years };
}
