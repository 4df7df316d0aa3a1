import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/client.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { FileStore } from '../storage/file-store.ts';
import { createCommunityRepository, createCommunityService } from './community/index.ts';
import { createMapService, createTreeGridRepository, createTreeTileService } from './map/index.ts';
import {
  createActivityRepository,
  createActivityService,
  createNewsRepository,
  createNewsService,
} from './news/index.ts';
import { createPhotoService } from './photo/index.ts';
import { createSpeciesRepository, createSpeciesService } from './species/index.ts';
import {
  createMeasureRepository,
  createMeasureService,
  listDelays,
  onTimeRate,
  survivalRate,
} from './survey/index.ts';
import { createTallyRepository } from './tally/index.ts';
import {
  createDirectoryRepository,
  createTreeDescriber,
  createTreeRelationsRepository,
  createTreeRepository,
  createTreeService,
} from './tree/index.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  files: FileStore;
  jobs: Pick<Jobs, 'define'>;
  log: FastifyBaseLogger;
  /** How long species and communities are remembered, in ms. */
  memoryMs: number;
};

/** Trees, species, communities, their activities and the map. */
export function createForestService({ database: { db }, clock, files, jobs, log, memoryMs }: Dependencies) {
  // A record names either a drawing of the product or a file somebody uploaded.
  const urlOf = (file: string) => (file.startsWith('/drawings/') ? file : files.url(file));
  const tally = createTallyRepository(db);
  const measures = createMeasureService(createMeasureRepository(db));
  const trees = createTreeRepository(db, createDirectoryRepository(db, memoryMs));
  const species = createSpeciesRepository(db);
  const communities = createCommunityRepository(db);
  const relations = createTreeRelationsRepository(db);
  const describer = createTreeDescriber({ clock, relations, tally, urlOf });
  const tiles = createTreeTileService({ places: createTreeGridRepository(db), log });

  /** Keeps the tally and the log of changes short. */
  async function tidy(): Promise<void> {
    await tally.fold();
    await tiles.forgetChanges();
  }
  jobs.define('tidy-trees', tidy, { everySeconds: 60 });

  return {
    trees: createTreeService({ clock, trees, species, tally, describer }),
    species: createSpeciesService({ species }),
    communities: createCommunityService({
      clock,
      communities,
      delaysOf: (communityIds) => listDelays(db, communityIds),
      measures,
      tally,
      urlOf,
    }),
    activities: createActivityService({ activities: createActivityRepository(db), tally, urlOf }),
    news: createNewsService({ news: createNewsRepository(db), tally, urlOf }),
    photos: createPhotoService({ db, files }),
    map: createMapService({ communities, tally, tiles }),

    /** What the promises come to, over all communities; the on-time share is that of trees in term. */
    async measures() {
      const [outcomes, due, carbon, kinds] = await Promise.all([
        measures.outcomes(),
        measures.dueInTerm(),
        measures.carbon(),
        tally.all(),
      ]);
      const living = kinds.filter(({ status, trees }) => status !== 'inactive' && trees > 0);
      return {
        survival: survivalRate(outcomes),
        onTime: onTimeRate(due, clock.now()),
        /** kg CO₂. */
        carbon,
        livingTrees: living.reduce((sum, kind) => sum + kind.trees, 0),
        species: new Set(living.map((kind) => kind.species)).size,
        communities: new Set(living.map((kind) => kind.community)).size,
      };
    },

    tidy,
    close: () => tiles.close(),
  };
}
export type ForestService = ReturnType<typeof createForestService>;
