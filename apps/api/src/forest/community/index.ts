export { type CommunityRepository, createCommunityRepository } from './community.repository.ts';
export { communityRoutes } from './community.routes.ts';
export { Area, Community, communitySchemas, TreeCommunity } from './community.schemas.ts';
export { createCommunityService, toTreeCommunity } from './community.service.ts';
export { boundsOf, contains, hectaresOf } from './polygon.rules.ts';
