export { emailChangeRoutes } from './email-change.routes.ts';
export { createEmailChangeService } from './email-change.service.ts';
export { profileRoutes } from './profile.routes.ts';
export { createProfileService } from './profile.service.ts';
