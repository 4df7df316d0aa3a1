export { googleRoutes } from './google.routes.ts';
export { createGoogleService } from './google.service.ts';
