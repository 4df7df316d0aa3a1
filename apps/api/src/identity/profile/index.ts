export { profileRoutes } from './profile.routes.ts';
export { createProfileService } from './profile.service.ts';
