import type { Clock } from '../../clock/clock.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import { createAnnouncer } from './announcer.ts';
import { createPaidAnnouncements } from './paid-announcements.ts';
import { createUnpaidAnnouncements } from './unpaid-announcements.ts';

export type AnnouncementService = ReturnType<typeof createAnnouncementService>;

/** Tells adopters what became of their payments, in the app and by mail, together with what happened. */
export function createAnnouncementService({
  clock,
  mails,
  notifications,
}: {
  clock: Clock;
  mails: MailService;
  notifications: NotificationService;
}) {
  const announcer = createAnnouncer({ mails, notifications });
  return {
    withdrawRequests: announcer.withdrawRequests,
    ...createUnpaidAnnouncements(clock, announcer),
    ...createPaidAnnouncements(announcer),
  };
}
