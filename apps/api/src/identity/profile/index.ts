export { profileRoutes } from './profile.routes.ts';
export { ConfirmationBody } from './profile.schemas.ts';
export { createProfileService } from './profile.service.ts';
