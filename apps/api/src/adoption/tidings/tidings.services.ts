import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { PatronLimitsService } from '../ranking/index.ts';
import { createTidingsService } from './tidings.service.ts';

export function createTidingsServices(
  {
    jobs,
    ...telling
  }: {
    database: Database;
    clock: Clock;
    mails: MailService;
    notifications: NotificationService;
    jobs: Pick<Jobs, 'define'>;
  },
  { ranking: { patronLimits } }: { ranking: { patronLimits: PatronLimitsService } },
) {
  const tidings = createTidingsService({ ...telling, patronLimits });
  jobs.define('tell-tidings', tidings.tellTidings, { everySeconds: 3_600 });
  return tidings;
}
