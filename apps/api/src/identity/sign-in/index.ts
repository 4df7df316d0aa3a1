export { createAccountService } from './account.service.ts';
export { authenticationRoutes } from './authentication.routes.ts';
export { createCorrectionService } from './correction.service.ts';
export { createSecondFactor } from './second-factor.service.ts';
