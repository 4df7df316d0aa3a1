export { mapRoutes } from './map.routes.ts';
export { GroupAreas } from './map.schemas.ts';
export { createMapService } from './map.service.ts';
export { createTreeGridRepository } from './tree-grid.repository.ts';
export { createTreeTileService } from './tree-tile.service.ts';
