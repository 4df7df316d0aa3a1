import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/client.ts';
import type { MailService } from '../engagement/mail/index.ts';
import type { NotificationService } from '../engagement/notification/index.ts';
import type { Captcha } from '../identity/captcha/index.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import type { PictureStore } from '../identity/picture/index.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { GatewayServices } from '../payment-gateway/index.ts';
import type { Sealing } from '../secrets/sealing.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { FileStore } from '../storage/file-store.ts';
import { createCertificateServices } from './certificate/index.ts';
import { createDownloadServices } from './download/index.ts';
import { createGiftServices } from './gift/index.ts';
import { createLetterServices } from './letter/index.ts';
import { createOrderServices } from './order/index.ts';
import { createOwnForestService } from './own-forest/index.ts';
import { createPaymentServices } from './payment/index.ts';
import { createPriceServices } from './price/index.ts';
import { createRankingServices } from './ranking/index.ts';
import { createTermServices } from './term/index.ts';
import { createTidingsServices } from './tidings/index.ts';
import { createTransactionServices } from './transaction/index.ts';
import { createWishtreeService } from './wishtree/index.ts';
import { createYearServices } from './year/index.ts';

export type AdoptionServices = ReturnType<typeof createAdoptionServices>;

/** What the rooms stand on; each says what it takes of it. */
type Foundations = {
  config: Config;
  sealing: Sealing;
  secrets: Secrets;
  database: Database;
  clock: Clock;
  captcha: Captcha;
  identity: IdentityService;
  mails: MailService;
  notifications: NotificationService;
  pictures: PictureStore;
  files: FileStore;
  jobs: Jobs;
  metrics: Metrics;
  log: FastifyBaseLogger;
};

/** The rooms, the lowest first. Each wires its own services and names its jobs, and is given the rooms that it enters. */
export function createAdoptionServices(base: Foundations, gateway: GatewayServices) {
  const { database, clock } = base;
  const { db } = database;
  const price = createPriceServices(base, gateway);
  const wishtree = createWishtreeService({ db, clock });
  const ranking = createRankingServices(base);
  const certificate = createCertificateServices(base);
  const gift = createGiftServices(base);
  const ownForest = createOwnForestService({ db, clock });
  const year = createYearServices(base, { ownForest });
  const tidings = createTidingsServices(base, { ranking });
  const letter = createLetterServices(base, { ownForest });
  const payment = createPaymentServices(base, gateway, { certificate, gift, wishtree });
  const transaction = createTransactionServices(base, gateway, { gift, payment });
  const order = createOrderServices(base, gateway, { price, payment, transaction });
  const term = createTermServices(base, { price, certificate, ownForest, letter });
  const download = createDownloadServices(base, { certificate, ownForest, transaction });
  return {
    price,
    wishtree,
    ranking,
    certificate,
    gift,
    ownForest,
    year,
    tidings,
    letter,
    payment,
    transaction,
    order,
    term,
    download,
  };
}
