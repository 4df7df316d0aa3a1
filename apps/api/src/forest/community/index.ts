export { createActivityRepository } from './activity.repository.ts';
export { activityRoutes } from './activity.routes.ts';
export { GroupActivity } from './activity.schemas.ts';
export { createActivityService } from './activity.service.ts';
export { type CommunityRepository, createCommunityRepository } from './community.repository.ts';
export { communityRoutes } from './community.routes.ts';
export { Area, communitySchemas, TreeCommunity } from './community.schemas.ts';
export { createCommunityService, toTreeCommunity } from './community.service.ts';
export { boundsOf, contains, hectaresOf } from './polygon.rules.ts';
