import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import type { IdentityService } from '../../identity/identity.service.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { createAcceptanceNewsService } from './acceptance-news.service.ts';
import { createGiftCardService } from './gift-card.service.tsx';
import { createGiftClaimService } from './gift-claim.service.ts';
import { createGiftOpening } from './gift-opening.service.ts';
import { createGiftSettlement, sendGifts } from './gift-settlement.service.ts';
import { createGiftViewService } from './gift-view.service.ts';
import { createRecipientNoticeService } from './recipient-notice.service.ts';

export type GiftServices = ReturnType<typeof createGiftServices>;

export function createGiftServices({
  config,
  database,
  clock,
  secrets,
  identity,
  mails,
  notifications,
  jobs,
}: {
  config: Pick<Config, 'publicUrl'>;
  database: Database;
  clock: Clock;
  secrets: Secrets;
  identity: IdentityService;
  mails: MailService;
  notifications: NotificationService;
  jobs: Pick<Jobs, 'define' | 'send'>;
}) {
  const openings = createGiftOpening({ clock, key: secrets.keyFor('gift code') });
  const views = createGiftViewService({ clock });
  const news = createAcceptanceNewsService({ mails, notifications });
  const notices = createRecipientNoticeService({ database, clock, openings, mails, notifications });
  jobs.define(sendGifts, notices.sendDue);
  jobs.define('send-gifts-of-the-day', notices.sendDue, { everySeconds: 60 });
  return {
    openings,
    notices,
    settlement: createGiftSettlement({ jobs, openings, mails, notifications }),
    cards: createGiftCardService({ config, database, views, codeOf: openings.codeOf }),
    claims: createGiftClaimService({ database, clock, identity, views, news }),
  };
}
