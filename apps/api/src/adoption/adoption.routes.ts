import type { FastifyPluginAsync } from 'fastify';
import type { Authenticating } from '../http/authentication.ts';
import type { PictureStore } from '../identity/picture.ts';
import type { Limits } from '../limits/limits.ts';
import type { AdoptionServices } from './adoption.services.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { certificateSchemas } from './certificate.schemas.ts';
import { certificateFileRoutes } from './certificate-file.routes.ts';
import { downloadRoutes } from './download.routes.ts';
import { DownloadTicket } from './download.schemas.ts';
import { guestCheckoutRoutes } from './guest-checkout.routes.ts';
import { GuestCheckout } from './guest-checkout.schemas.ts';
import { orderRoutes } from './order.routes.ts';
import { priceRoutes } from './price.routes.ts';
import { PriceBreakdown, PriceConfig, Quote } from './price.schemas.ts';
import { rankingRoutes } from './ranking.routes.ts';
import { PatronRankLimit, RankedAdopter } from './ranking.schemas.ts';
import { transactionRoutes } from './transaction.routes.ts';
import { transactionSchemas } from './transaction.schemas.ts';
import { TreeCard } from './tree-card.schemas.ts';
import { wishtreeRoutes } from './wishtree.routes.ts';
import { WishtreeEntry } from './wishtree.schemas.ts';

export const adoptionSchemas = [
  TreeCard,
  WishtreeEntry,
  PriceConfig,
  PriceBreakdown,
  Quote,
  ...transactionSchemas,
  ...certificateSchemas,
  PatronRankLimit,
  RankedAdopter,
  DownloadTicket,
  GuestCheckout,
];

export const adoptionRoutes: FastifyPluginAsync<{
  services: Authenticating & { adoption: AdoptionServices; limits: Limits; pictures: PictureStore };
}> = async (app, options) => {
  await app.register(wishtreeRoutes, options);
  await app.register(priceRoutes, options);
  await app.register(orderRoutes, options);
  await app.register(transactionRoutes, options);
  await app.register(guestCheckoutRoutes, options);
  await app.register(certificateRoutes, options);
  await app.register(certificateFileRoutes, options);
  await app.register(downloadRoutes, options);
  await app.register(rankingRoutes, options);
};
