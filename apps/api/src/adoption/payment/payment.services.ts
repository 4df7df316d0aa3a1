import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { GatewayServices } from '../../payment-gateway/index.ts';
import type { CertificateServices } from '../certificate/index.ts';
import type { GiftServices } from '../gift/index.ts';
import type { WishtreeService } from '../wishtree/index.ts';
import { createAnnouncer } from './announcer.ts';
import { findOrderOf } from './attempt.repository.ts';
import { createAttemptService } from './attempt.service.ts';
import { createFlaggedService } from './flagged.service.ts';
import { createPaidAnnouncements } from './paid-announcements.ts';
import { createPaymentService } from './payment.service.ts';
import { createPaymentNotificationService } from './payment-notification.service.ts';
import { createPaymentReminderService } from './payment-reminder.service.ts';
import { createReconciliationService } from './reconciliation.service.ts';
import { createReleaseService } from './release.service.ts';
import { createSettlementService } from './settlement.service.ts';
import { createSettlementOutcome } from './settlement-outcome.ts';
import { createUnpaidAnnouncements } from './unpaid-announcements.ts';

export type PaymentServices = ReturnType<typeof createPaymentServices>;

export function createPaymentServices(
  {
    config: { publicUrl },
    database,
    clock,
    mails,
    notifications,
    jobs,
    metrics,
    log,
  }: {
    config: Pick<Config, 'publicUrl'>;
    database: Database;
    clock: Clock;
    mails: MailService;
    notifications: NotificationService;
    jobs: Pick<Jobs, 'define'>;
    metrics: Pick<Metrics, 'paymentReported'>;
    log: FastifyBaseLogger;
  },
  { gateway, charging, methods: paymentMethods }: GatewayServices,
  {
    certificate: { grants, certificates },
    gift,
    wishtree,
  }: { certificate: CertificateServices; gift: GiftServices; wishtree: WishtreeService },
) {
  const attempts = createAttemptService({ clock });
  const announcer = createAnnouncer({ mails, notifications });
  const paid = createPaidAnnouncements(announcer);
  const unpaid = createUnpaidAnnouncements(clock, announcer);
  const settlement = createSettlementService({
    database,
    clock,
    attempts,
    charging,
    metrics,
    paymentMethods,
    announcements: unpaid,
    settle: createSettlementOutcome({
      clock,
      paymentMethods,
      grants,
      gifts: gift.settlement,
      announcements: paid,
      wishtree,
    }),
  });
  const release = createReleaseService({ database, clock, attempts, settlement, announcements: unpaid, log });
  const payments = createPaymentService({
    database,
    clock,
    attempts,
    charging,
    paymentMethods,
    announcements: unpaid,
    settlement,
    release,
    publicUrl,
  });
  const asking = { database, clock, attempts, charging, receive: settlement.receive, log };
  const reconciliation = createReconciliationService(asking);
  const reminders = createPaymentReminderService({ database, clock, announcements: unpaid });
  jobs.define('expire-due', release.expireDue, { everySeconds: 30 });
  jobs.define('reconcile-payments', reconciliation.reconcile, { everySeconds: 60 });
  jobs.define('remind-unpaid', reminders.remindUnpaid, { everySeconds: 60 });
  return {
    attempts,
    settlement,
    release,
    payments,
    flagged: createFlaggedService({
      database,
      clock,
      grants,
      certificates,
      gifts: gift.openings,
      announcements: paid,
    }),
    notifications: createPaymentNotificationService({ ...asking, gateway }),
    reconciliation,
    reminders,
    /** What one of our orders at the gateway is to pay. */
    orderOf: (orderId: string) => findOrderOf(database.db, orderId),
  };
}
