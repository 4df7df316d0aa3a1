import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { CertificateServices } from '../certificate/index.ts';
import type { LetterServices } from '../letter/index.ts';
import type { OwnForestService } from '../own-forest/index.ts';
import type { PriceService } from '../price/index.ts';
import { createFarewellService } from './farewell.service.ts';
import { createLateReplacementService } from './late-replacement.service.ts';
import { createLatenessService } from './lateness.service.ts';
import { createRenewalReminderService } from './renewal-reminder.service.ts';
import { createReplacementService } from './replacement.service.ts';
import { createTermEndService } from './term-end.service.ts';

export function createTermServices(
  {
    database,
    clock,
    mails,
    notifications,
    jobs,
    log,
  }: {
    database: Database;
    clock: Clock;
    mails: MailService;
    notifications: NotificationService;
    jobs: Pick<Jobs, 'define'>;
    log: FastifyBaseLogger;
  },
  {
    price: { prices },
    certificate: { certificates },
    ownForest,
    letter: { letters, mails: letterMails },
  }: {
    price: { prices: PriceService };
    certificate: CertificateServices;
    ownForest: OwnForestService;
    letter: LetterServices;
  },
) {
  const telling = { database, clock, mails, notifications };
  const farewells = createFarewellService({ mails, notifications, ownForest });
  const ends = createTermEndService({ database, clock, farewells });
  const replacements = createReplacementService({ database, clock, certificates, letters, log });
  const lateReplacements = createLateReplacementService({ ...telling, letterMails, ownForest });
  const lateness = createLatenessService({ ...telling, lateReplacements });
  const reminders = createRenewalReminderService({ ...telling, ownForest, prices });
  jobs.define('end-terms', ends.endTerms, { everySeconds: 60 });
  jobs.define('move-adoptions', () => replacements.moveDue(), { everySeconds: 60 });
  jobs.define('tell-late', lateness.tellLate, { everySeconds: 60 });
  jobs.define('remind-of-end', reminders.remindOfEnd, { everySeconds: 60 });
  return { ends, replacements, lateness, reminders };
}
