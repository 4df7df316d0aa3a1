import type { Database } from '../../database/client.ts';
import type { PictureStore } from '../../identity/picture/index.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { createPatronLimitsService } from './patron-limits.service.ts';
import { createRankingService } from './ranking.service.ts';
import { createRankingCursor } from './ranking-cursor.ts';

export function createRankingServices({
  database: { db },
  secrets,
  pictures,
}: {
  database: Database;
  secrets: Secrets;
  pictures: Pick<PictureStore, 'url'>;
}) {
  const patronLimits = createPatronLimitsService({ db });
  const cursors = createRankingCursor(secrets.keyFor('ranking cursor'));
  return {
    patronLimits,
    ranking: createRankingService({ db, pictureUrl: pictures.url, patronLimits, cursors }),
  };
}
