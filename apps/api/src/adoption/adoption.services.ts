import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/client.ts';
import { createDocumentCache } from '../documents/document-cache.ts';
import type { MailService } from '../engagement/mail/index.ts';
import type { NotificationService } from '../engagement/notification/index.ts';
import type { Captcha } from '../identity/captcha/index.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import type { PictureStore } from '../identity/picture/index.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Sealing } from '../secrets/sealing.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { FileStore } from '../storage/file-store.ts';
import {
  createCertificateDocuments,
  createCertificateService,
  createCertificateViewService,
  createCredentialService,
  createGrantService,
  createSigningKeyService,
} from './certificate/index.ts';
import { createDownloadService, createEnclosures, createTicketService } from './download/index.ts';
import {
  createGiftCardService,
  createGiftClaimService,
  createGiftNewsService,
  createGiftNoticeService,
  createGiftOpening,
  createGiftSettlement,
  createGiftViewService,
} from './gift/index.ts';
import {
  createGiverNoticeService,
  createLetterMailService,
  createLetterService,
  createLetterViewService,
} from './letter/index.ts';
import { createOrderService, createRecordService, createRenewalService } from './order/index.ts';
import { createOwnForestService } from './own-forest/index.ts';
import {
  createAnnouncementService,
  createFlaggedService,
  createPaymentService,
  createReleaseService,
  createSettlementService,
  type GatewayServices,
} from './payment/index.ts';
import { createPriceService, createQuoteService } from './price/index.ts';
import { createPatronLimitsService, createRankingCursor, createRankingService } from './ranking/index.ts';
import {
  createFarewellService,
  createLatenessService,
  createLateReplacementService,
  createReminderService,
  createReplacementService,
  createTermEndService,
} from './term/index.ts';
import { createTidingsService } from './tidings/index.ts';
import {
  createPaymentDocuments,
  createTransactionService,
  createTransactionViewService,
} from './transaction/index.ts';
import { createWishtreeService } from './wishtree/index.ts';
import { createYearAnnouncement, createYearService } from './year/index.ts';

export type AdoptionServices = ReturnType<typeof createAdoptionServices>;

/** Wishtree, prices, checkout, transactions, certificates and the ranking, wired together. */
export function createAdoptionServices({
  config,
  sealing,
  secrets,
  database,
  clock,
  captcha,
  identity,
  mails,
  notifications,
  pictures,
  files,
  jobs,
  log,
  gateway: { attempts, charging, methods: paymentMethods },
}: {
  config: Pick<Config, 'publicUrl' | 'operator' | 'dataFolder' | 'limitFactor'>;
  sealing: Sealing;
  secrets: Secrets;
  database: Database;
  clock: Clock;
  captcha: Captcha;
  identity: IdentityService;
  mails: MailService;
  notifications: NotificationService;
  pictures: Pick<PictureStore, 'url'>;
  files: Pick<FileStore, 'url'>;
  jobs: Pick<Jobs, 'send'>;
  log: FastifyBaseLogger;
  gateway: GatewayServices;
}) {
  const { db } = database;
  const { publicUrl } = config;
  const wishtree = createWishtreeService({ db, clock });
  const prices = createPriceService({ db, clock });
  const signingKeys = createSigningKeyService({ db, clock, sealing });
  const grants = createGrantService({ signingKeys });
  const giftOpenings = createGiftOpening({ database, clock, key: secrets.keyFor('gift code') });
  const giftViews = createGiftViewService({ clock });
  const giftNotices = createGiftNoticeService({
    database,
    clock,
    openings: giftOpenings,
    mails,
    notifications,
  });
  const gifts = createGiftSettlement({ jobs, openings: giftOpenings, mails, notifications });
  const announcements = createAnnouncementService({ mails, notifications });
  const settlement = createSettlementService({
    database,
    clock,
    attempts,
    charging,
    paymentMethods,
    grants,
    gifts,
    announcements,
    wishtree,
  });
  const release = createReleaseService({ database, clock, attempts, settlement, announcements, log });
  const payments = createPaymentService({
    database,
    clock,
    attempts,
    charging,
    paymentMethods,
    announcements,
    settlement,
    release,
    publicUrl,
  });
  const views = createTransactionViewService({
    clock,
    attempts,
    paymentMethods,
    codeOf: giftOpenings.codeOf,
  });
  const certificateViews = createCertificateViewService({ clock, signingKeys });
  const certificateDocuments = createCertificateDocuments({
    db,
    config,
    cache: createDocumentCache(join(config.dataFolder, 'cache', 'documents')),
  });
  const certificates = createCertificateService({
    database,
    clock,
    views: certificateViews,
    signingKeys,
    documents: certificateDocuments,
  });
  const transactions = createTransactionService({ database, payments, views, giftNotices });
  const orders = createOrderService({
    database,
    clock,
    captcha,
    identity,
    prices,
    paymentMethods,
    attempts,
    payments,
    transactions,
    limitFactor: config.limitFactor,
  });
  const ownForest = createOwnForestService({ db, clock });
  const years = createYearService({ db, clock, ownForest });
  const letterViews = createLetterViewService({
    database,
    clock,
    ownForest,
    notifications,
    urlOf: files.url,
  });
  const letterMails = createLetterMailService({ clock, mails, views: letterViews });
  const letters = createLetterService({
    database,
    clock,
    notifications,
    mails: letterMails,
    givers: createGiverNoticeService({ mails, notifications, ownForest }),
  });
  const tickets = createTicketService({ db });
  const downloads = createDownloadService({
    transactions,
    certificates,
    certificateDocuments,
    paymentDocuments: createPaymentDocuments(config),
    ownForest,
    tickets,
    identity,
    clock,
  });
  const patronLimits = createPatronLimitsService({ db });
  const { endTerms } = createTermEndService({
    database,
    clock,
    farewells: createFarewellService({ mails, notifications, ownForest }),
  });
  return {
    wishtree,
    prices,
    quotes: createQuoteService({ db, clock, prices, paymentMethods }),
    transactions,
    orders,
    renewals: createRenewalService({ db }),
    settlement,
    flagged: createFlaggedService({ database, clock, grants, certificates, announcements }),
    certificates,
    certificateDocuments,
    ownForest,
    giftCards: createGiftCardService({ config, database, views: giftViews, codeOf: giftOpenings.codeOf }),
    gifts: createGiftClaimService({
      database,
      clock,
      identity,
      views: giftViews,
      news: createGiftNewsService({ mails, notifications }),
    }),
    years,
    letterViews,
    letters,
    credentials: createCredentialService({ db, signingKeys, config }),
    release,
    downloads,
    enclosures: createEnclosures({ downloads, certificates, certificateDocuments }),
    signingKeys,
    patronLimits,
    ranking: createRankingService({
      db,
      pictureUrl: pictures.url,
      patronLimits,
      cursors: createRankingCursor(secrets.keyFor('ranking cursor')),
    }),
    ...createRecordService({ prices, paymentMethods, attempts, grants, gifts: giftOpenings }),
    ...createReminderService({
      database,
      clock,
      announcements,
      gifts: giftOpenings,
      giftNotices,
      mails,
      notifications,
      ownForest,
      prices,
    }),
    replacements: createReplacementService({
      database,
      clock,
      certificates,
      letters,
      log,
    }),
    ...createYearAnnouncement({ database, clock, years, mails, notifications }),
    ...createTidingsService({ database, clock, mails, notifications, patronLimits }),
    ...createLatenessService({
      database,
      clock,
      mails,
      notifications,
      lateReplacements: createLateReplacementService({
        database,
        clock,
        letterMails,
        notifications,
        ownForest,
      }),
    }),
    expireDue: release.expireDue,
    endTerms,
  };
}
