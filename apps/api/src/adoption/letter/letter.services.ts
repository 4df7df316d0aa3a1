import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { FileStore } from '../../storage/file-store.ts';
import type { OwnForestService } from '../own-forest/index.ts';
import { createGiverVisitNewsService } from './giver-visit-news.service.ts';
import { createLetterService } from './letter.service.ts';
import { createLetterMailService } from './letter-mail.service.ts';
import { createLetterViewService } from './letter-view.service.ts';

export type LetterServices = ReturnType<typeof createLetterServices>;

export function createLetterServices(
  {
    database,
    clock,
    mails: outbox,
    notifications,
    files,
    jobs,
  }: {
    database: Database;
    clock: Clock;
    mails: MailService;
    notifications: NotificationService;
    files: Pick<FileStore, 'url'>;
    jobs: Pick<Jobs, 'define'>;
  },
  { ownForest }: { ownForest: OwnForestService },
) {
  const views = createLetterViewService({ database, clock, ownForest, notifications, urlOf: files.url });
  const mails = createLetterMailService({ clock, mails: outbox, views });
  const giverNews = createGiverVisitNewsService({ mails: outbox, notifications, ownForest });
  const letters = createLetterService({ database, clock, notifications, mails, giverNews });
  jobs.define('tell-surveys', letters.tellDue, { everySeconds: 60 });
  return { views, mails, letters };
}
