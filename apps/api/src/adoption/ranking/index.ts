export type { PatronLimitsService } from './patron-limits.service.ts';
export { areLimits, patronRanks } from './patron-rank.rules.ts';
export { rankingRoutes } from './ranking.routes.ts';
export { PatronRankLimit, RankedAdopter } from './ranking.schemas.ts';
export { createRankingServices } from './ranking.services.ts';
