export { deleteEndedKeys, deleteKeys } from './key.repository.ts';
export { keyRoutes } from './key.routes.ts';
export { ApiKey, NewApiKey, toApiKey } from './key.schemas.ts';
export { createKeyService, type KeyService } from './key.service.ts';
export { createKeyNews } from './key-news.ts';
