import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import {
  createAdoptionDeletion,
  createDeletionService,
  createExportService,
  createMessageDeletion,
  type DeletionService,
  type ExportService,
} from './account/index.ts';
import { type AdoptionServices, createAdoptionServices } from './adoption/adoption.services.ts';
import { type Clock, openClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import { type ContactService, createContactService } from './contact/index.ts';
import { type Database, openDatabase } from './database/client.ts';
import { createDocumentCache } from './documents/document-cache.ts';
import { createMailer, createMailService, defineMailJob, type MailService } from './engagement/mail/index.ts';
import {
  createLeavingService,
  createPreferenceService,
  type LeavingService,
  type PreferenceService,
} from './engagement/message/index.ts';
import {
  createNotificationChannel,
  createNotificationService,
  type NotificationChannel,
  type NotificationService,
} from './engagement/notification/index.ts';
import { createForestService, type ForestService } from './forest/forest.service.ts';
import { type AccessTokens, createAccessTokens } from './http/access-token.ts';
import { type Captcha, createAltcha, createCaptcha, createHostedCaptcha } from './identity/captcha/index.ts';
import { defineCleaning } from './identity/cleaner.ts';
import { createIdentityService, type IdentityService } from './identity/identity.service.ts';
import {
  createPictureEncoder,
  createPictureRemoval,
  createPictureStore,
  type PictureStore,
} from './identity/picture/index.ts';
import { createSecurityRecord, type SecurityRecord } from './identity/security/index.ts';
import { createDevices, type Devices } from './identity/session/index.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createLimits, type Limits } from './limits/limits.ts';
import { openLimitStore } from './limits/open-limit-store.ts';
import { createMetrics, type Metrics, noMetrics } from './metrics/metrics.ts';
import { createGatewayServices, type GatewayServices } from './payment-gateway/index.ts';
import { openSealing } from './secrets/sealing.ts';
import { openSecrets, type Secrets } from './secrets/secrets.ts';
import type { FileStore } from './storage/file-store.ts';
import { openFileStore } from './storage/open-file-store.ts';
import { openTracing, type Tracing } from './tracing/tracing.ts';
import { createTransparencyService, type TransparencyService } from './transparency/index.ts';

/** Everything a route may reach, wired once. Each domain adds its services here. */
export type Services = {
  config: Config;
  log: FastifyBaseLogger;
  database: Database;
  clock: Clock;
  secrets: Secrets;
  limits: Limits;
  captcha: Captcha;
  accessTokens: AccessTokens;
  security: SecurityRecord;
  devices: Devices;
  metrics: Metrics;
  tracing: Tracing;
  jobs: Jobs;
  mails: MailService;
  notifications: NotificationService;
  preferences: PreferenceService;
  leaving: LeavingService;
  channel: NotificationChannel;
  contact: ContactService;
  identity: IdentityService;
  deletion: DeletionService;
  exports: ExportService;
  files: FileStore;
  pictures: PictureStore;
  forest: ForestService;
  transparency: TransparencyService;
  gateway: GatewayServices;
  adoption: AdoptionServices;
  close(): Promise<void>;
};

export async function openServices(
  config: Config,
  databaseUrl: string,
  log: FastifyBaseLogger,
): Promise<Services> {
  const tracing = await openTracing(config, log);
  const { databaseDirectUrl = databaseUrl, databaseReplicaUrl } = config;
  const database = openDatabase(databaseUrl, {
    pooled: databaseDirectUrl !== databaseUrl,
    replica: databaseReplicaUrl ? { url: databaseReplicaUrl, log } : undefined,
  });
  const clock = await openClock(database.db);
  const secrets = openSecrets(config);
  const limits = createLimits(await openLimitStore(config, database), config.limitFactor);
  const { hostedCaptcha, publicUrl } = config;
  const captcha = createCaptcha(
    hostedCaptcha
      ? createHostedCaptcha({ ...hostedCaptcha, hostname: new URL(publicUrl).hostname })
      : createAltcha({
          db: database.db,
          signatureKey: secrets.keyFor('captcha challenge'),
          keyKey: secrets.keyFor('captcha answer'),
          cost: config.captchaCost,
        }),
  );
  const accessTokens = createAccessTokens(secrets.keyFor('access token'));
  const security = createSecurityRecord({ database, clock });
  const devices = createDevices(secrets.keyFor('device cookie'), clock);
  const { pool, replica } = database;
  const { dataFolder } = config;
  const metrics = config.metrics ? createMetrics({ pool, replica, database, clock, dataFolder }) : noMetrics;
  const jobs = createJobs(database, log, tracing, config.jobSilence, metrics);
  clock.onMoved(jobs.sweep);
  const preferences = createPreferenceService({ database });
  const leaving = createLeavingService({ database, key: secrets.keyFor('leaving mails') });
  const messageDomain = new URL(publicUrl).hostname;
  const mails = createMailService({ jobs, clock, preferences, messageDomain });
  const mailer = createMailer(config.smtp);
  const notifications = createNotificationService({ database, clock, preferences });
  const channel = createNotificationChannel(databaseDirectUrl, log);
  const contact = createContactService({ config, database, clock, captcha, limits, mails });
  const files = openFileStore(config);
  const pictureEncoder = createPictureEncoder(config.pictureWorkers);
  const pictures = createPictureStore(files, pictureEncoder);
  const pictureRemoval = createPictureRemoval({ jobs, pictures });
  const identity = createIdentityService({
    config,
    jobs,
    pictures,
    pictureRemoval,
    database,
    clock,
    secrets,
    limits,
    captcha,
    accessTokens,
    mails,
    notifications,
  });
  const forest = createForestService({
    database,
    clock,
    files,
    jobs,
    log,
    memoryMs: config.answerMemory,
  });
  const gateway = createGatewayServices({ config, database, log });
  const base = {
    config,
    sealing: openSealing(config),
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
    metrics,
    log,
  };
  const adoption = createAdoptionServices(base, gateway);
  const transparency = createTransparencyService({
    database,
    clock,
    files,
    forest,
    documents: createDocumentCache(join(config.dataFolder, 'cache', 'documents')),
    prices: adoption.price.prices,
    ownForest: adoption.ownForest,
  });
  defineMailJob({
    jobs,
    database,
    clock,
    mailer,
    leaving,
    config,
    files,
    enclosures: adoption.download.enclosures,
  });
  const { confirmations } = identity;
  const deletion = createDeletionService({
    database,
    clock,
    confirmations,
    pictureRemoval,
    adoption: createAdoptionDeletion({ database, clock }, adoption),
    messages: createMessageDeletion(),
    mails,
  });
  const exports = createExportService({
    clock,
    identity,
    security,
    pictures,
    adoption,
    notifications,
    preferences,
  });
  defineCleaning({ jobs, database, clock, limits, security });
  return {
    config,
    log,
    database,
    clock,
    secrets,
    limits,
    captcha,
    accessTokens,
    security,
    devices,
    metrics,
    tracing,
    jobs,
    mails,
    notifications,
    preferences,
    leaving,
    channel,
    contact,
    identity,
    deletion,
    exports,
    files,
    pictures,
    forest,
    transparency,
    gateway,
    adoption,
    async close() {
      await jobs.stop();
      await channel.close();
      await forest.close();
      mailer.close();
      pictureEncoder.close();
      await limits.close();
      await database.close();
      await tracing.close();
    },
  };
}
