export { ownForestRoutes } from './own-forest.routes.ts';
export { ownForestSchemas } from './own-forest.schemas.ts';
export { createOwnForestService } from './own-forest.service.ts';
