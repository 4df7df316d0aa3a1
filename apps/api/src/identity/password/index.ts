export { createPasswordService, type PasswordService } from './password.service.ts';
export { wrongInPasswordChange } from './password-body.rules.ts';
export { passwordResetRoutes } from './password-reset.routes.ts';
export { createPasswordResetService } from './password-reset.service.ts';
