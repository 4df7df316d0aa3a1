export { deleteWishtree } from './wishtree.repository.ts';
export { wishtreeRoutes } from './wishtree.routes.ts';
export { WishtreeEntry, wishtreeList } from './wishtree.schemas.ts';
export { createWishtreeService, type WishtreeService } from './wishtree.service.ts';
