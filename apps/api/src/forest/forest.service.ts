import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/client.ts';
import type { FileStore } from '../storage/file-store.ts';
import { createActivityRepository } from './activity.repository.ts';
import { createActivityService } from './activity.service.ts';
import { createCommunityRepository } from './community.repository.ts';
import { createCommunityService } from './community.service.ts';
import { createDirectoryRepository } from './directory.repository.ts';
import { createMapService } from './map.service.ts';
import { createMeasureRepository } from './measure.repository.ts';
import { createMeasureService } from './measure.service.ts';
import { createPhotoService } from './photo.service.ts';
import { createSpeciesRepository } from './species.repository.ts';
import { createSpeciesService } from './species.service.ts';
import { onTimeRate } from './survey-schedule.rules.ts';
import { survivalRate } from './survival.rules.ts';
import { createTallyRepository } from './tally.repository.ts';
import { createTreeRepository } from './tree.repository.ts';
import { createTreeService } from './tree.service.ts';
import { createTreeDescriber } from './tree-describer.ts';
import { createTreeGridRepository } from './tree-grid.repository.ts';
import { createTreeRelationsRepository } from './tree-relations.repository.ts';
import { createTreeTileService } from './tree-tile.service.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  files: FileStore;
  log: FastifyBaseLogger;
  /** How long species and communities are remembered, in ms. */
  memoryMs: number;
};

/** Trees, species, communities, their activities and the map. */
export function createForestService({
  database: { db, statements },
  clock,
  files,
  log,
  memoryMs,
}: Dependencies) {
  // A record names either a drawing of the product or a file somebody uploaded.
  const urlOf = (file: string) => (file.startsWith('/drawings/') ? file : files.url(file));
  const tally = createTallyRepository(db);
  const measures = createMeasureService(createMeasureRepository(db));
  const trees = createTreeRepository(db, statements, createDirectoryRepository(db, memoryMs));
  const species = createSpeciesRepository(db);
  const communities = createCommunityRepository(db);
  const relations = createTreeRelationsRepository(db);
  const describer = createTreeDescriber({ clock, relations, tally, urlOf });
  const tiles = createTreeTileService({ places: createTreeGridRepository(db), log });

  return {
    trees: createTreeService({ clock, trees, species, tally, describer }),
    species: createSpeciesService({ species }),
    communities: createCommunityService({ clock, communities, measures, tally, urlOf }),
    activities: createActivityService({ activities: createActivityRepository(db), tally, urlOf }),
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
        communities: new Set(living.map((kind) => kind.group)).size,
      };
    },

    /** Keeps the tally and the log of changes short; run now and then. */
    async tidy(): Promise<void> {
      await tally.fold();
      await tiles.forgetChanges();
    },

    close: () => tiles.close(),
  };
}
export type ForestService = ReturnType<typeof createForestService>;
