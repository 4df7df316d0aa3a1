import type { OwnForestService } from '../adoption/own-forest/index.ts';
import type { PriceService } from '../adoption/price/index.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/client.ts';
import type { DocumentCache } from '../documents/document-cache.ts';
import type { ForestService } from '../forest/forest.service.ts';
import { createSpendingRepository, createSpendingService } from '../spending/index.ts';
import type { FileStore } from '../storage/file-store.ts';
import { createAnnualReportRepository } from './annual-report.repository.ts';
import { createAnnualReportService } from './annual-report.service.ts';
import { createFinancialReportRepository } from './financial-report.repository.ts';
import { createFinancialReportService } from './financial-report.service.ts';
import { createImpactRepository } from './impact.repository.ts';
import { createImpactService } from './impact.service.ts';
import { createPartnerRepository } from './partner.repository.ts';
import type { Partner } from './partner.schemas.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  files: FileStore;
  forest: ForestService;
  documents: DocumentCache;
  prices: PriceService;
  ownForest: OwnForestService;
};

/** What the public may check: impact, partners, money in and out, yearly reports. */
export function createTransparencyService({
  database: { db },
  clock,
  files,
  forest,
  documents,
  prices,
  ownForest,
}: Dependencies) {
  const partners = createPartnerRepository(db);

  return {
    impact: createImpactService({ clock, forest, ownForest, impact: createImpactRepository(db) }),
    financial: createFinancialReportService({ clock, reports: createFinancialReportRepository(db) }),
    spending: createSpendingService({ clock, prices, spending: createSpendingRepository(db) }),
    annual: createAnnualReportService({ reports: createAnnualReportRepository(db), documents }),

    async partners(): Promise<Partner[]> {
      const rows = await partners.all();
      return rows.map(({ id, name, logo, url }) => ({
        id,
        name,
        logo: logo === null ? null : files.url(logo),
        url,
      }));
    },
  };
}
export type TransparencyService = ReturnType<typeof createTransparencyService>;
