import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { TreeCard } from '../forest/tree/index.ts';
import type { Authenticating } from '../http/authentication.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import type { PictureStore } from '../identity/picture/index.ts';
import type { Devices } from '../identity/session/index.ts';
import type { Limits } from '../limits/limits.ts';
import type { AdoptionServices } from './adoption.services.ts';
import { certificateFileRoutes, certificateRoutes, certificateSchemas } from './certificate/index.ts';
import { DownloadTicket, downloadRoutes } from './download/index.ts';
import { giftRoutes, giftSchemas } from './gift/index.ts';
import { letterRoutes, letterSchemas } from './letter/index.ts';
import { GuestCheckout, guestOrderRoutes, orderRoutes } from './order/index.ts';
import { ownForestRoutes, ownForestSchemas } from './own-forest/index.ts';
import { PriceBreakdown, PriceConfig, priceRoutes, Quote } from './price/index.ts';
import { PatronRankLimit, RankedAdopter, rankingRoutes } from './ranking/index.ts';
import { transactionRoutes, transactionSchemas } from './transaction/index.ts';
import { WishtreeEntry, wishtreeRoutes } from './wishtree/index.ts';
import { yearRoutes, yearSchemas } from './year/index.ts';

export const adoptionSchemas = [
  TreeCard,
  WishtreeEntry,
  PriceConfig,
  PriceBreakdown,
  Quote,
  ...transactionSchemas,
  ...certificateSchemas,
  ...ownForestSchemas,
  ...giftSchemas,
  ...yearSchemas,
  ...letterSchemas,
  PatronRankLimit,
  RankedAdopter,
  DownloadTicket,
  GuestCheckout,
];

export const adoptionRoutes: FastifyPluginAsync<{
  services: Authenticating & {
    identity: IdentityService;
    adoption: AdoptionServices;
    clock: Clock;
    devices: Devices;
    limits: Limits;
    pictures: PictureStore;
  };
}> = async (app, options) => {
  await app.register(wishtreeRoutes, options);
  await app.register(priceRoutes, options);
  await app.register(orderRoutes, options);
  await app.register(transactionRoutes, options);
  await app.register(guestOrderRoutes, options);
  await app.register(certificateRoutes, options);
  await app.register(certificateFileRoutes, options);
  await app.register(ownForestRoutes, options);
  await app.register(giftRoutes, options);
  await app.register(yearRoutes, options);
  await app.register(letterRoutes, options);
  await app.register(downloadRoutes, options);
  await app.register(rankingRoutes, options);
};
