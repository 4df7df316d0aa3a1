import type { FastifyPluginAsync } from 'fastify';
import type { Authenticating } from '../http/authentication.ts';
import { communityRoutes, communitySchemas } from './community/index.ts';
import type { ForestService } from './forest.service.ts';
import { GroupAreas, mapRoutes } from './map/index.ts';
import { activityRoutes, GroupActivity, News, newsRoutes } from './news/index.ts';
import { Picture, TreeImages } from './photo/index.ts';
import { Species, speciesRoutes, TreeSpecies } from './species/index.ts';
import { TreeCounts, treeRoutes, treeSchemas } from './tree/index.ts';

export const forestSchemas = [
  Picture,
  TreeImages,
  Species,
  TreeSpecies,
  ...communitySchemas,
  ...treeSchemas,
  TreeCounts,
  GroupActivity,
  News,
  GroupAreas,
];

export const forestRoutes: FastifyPluginAsync<{
  services: Authenticating & { forest: ForestService };
}> = async (app, options) => {
  await app.register(treeRoutes, options);
  await app.register(speciesRoutes, options);
  await app.register(communityRoutes, options);
  await app.register(activityRoutes, options);
  await app.register(newsRoutes, options);
  await app.register(mapRoutes, options);
};
