export { wrongInPasswordChange } from './password.rules.ts';
export { createPasswordService, type PasswordService } from './password.service.ts';
export { passwordResetRoutes } from './password-reset.routes.ts';
export { createPasswordResetService } from './password-reset.service.ts';
