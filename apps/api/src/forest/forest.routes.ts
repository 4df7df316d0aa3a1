import type { FastifyPluginAsync } from 'fastify';
import type { Authenticating } from '../http/authentication.ts';
import { activityRoutes } from './activity.routes.ts';
import { GroupActivity } from './activity.schemas.ts';
import { communityRoutes } from './community.routes.ts';
import { communitySchemas } from './community.schemas.ts';
import type { ForestService } from './forest.service.ts';
import { mapRoutes } from './map.routes.ts';
import { GroupAreas } from './map.schemas.ts';
import { Picture, TreeImages } from './picture.schemas.ts';
import { speciesRoutes } from './species.routes.ts';
import { Species, TreeSpecies } from './species.schemas.ts';
import { treeRoutes } from './tree.routes.ts';
import { TreeCounts, treeSchemas } from './tree.schemas.ts';

export const forestSchemas = [
  Picture,
  TreeImages,
  Species,
  TreeSpecies,
  ...communitySchemas,
  ...treeSchemas,
  TreeCounts,
  GroupActivity,
  GroupAreas,
];

export const forestRoutes: FastifyPluginAsync<{
  services: Authenticating & { forest: ForestService };
}> = async (app, options) => {
  await app.register(treeRoutes, options);
  await app.register(speciesRoutes, options);
  await app.register(communityRoutes, options);
  await app.register(activityRoutes, options);
  await app.register(mapRoutes, options);
};
