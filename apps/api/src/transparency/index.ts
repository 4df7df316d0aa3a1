export { transparencyRoutes, transparencySchemas } from './transparency.routes.ts';
export { createTransparencyService, type TransparencyService } from './transparency.service.ts';
