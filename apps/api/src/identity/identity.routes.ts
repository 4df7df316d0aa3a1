import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Clock } from '../clock/clock.ts';
import type { NotificationService } from '../engagement/notification.service.ts';
import type { Authenticating } from '../http/authentication.ts';
import type { Limits } from '../limits/limits.ts';
import { Session, User } from './adopter.schemas.ts';
import { authenticationRoutes } from './authentication.routes.ts';
import type { Captcha } from './captcha/captcha.ts';
import { CaptchaChallenge, CaptchaSite, captchaRoutes } from './captcha.routes.ts';
import { SignedInDevice } from './device.schemas.ts';
import { emailRoutes } from './email.routes.ts';
import { SendState } from './email.schemas.ts';
import { googleRoutes } from './google.routes.ts';
import type { IdentityService } from './identity.service.ts';
import { passwordResetRoutes } from './password-reset.routes.ts';
import { pictureRoutes } from './picture.routes.ts';
import type { PictureStore } from './picture.ts';
import { profileRoutes } from './profile.routes.ts';
import { SessionRecord, sessionRoutes } from './session.routes.ts';

/** Shared by the description's components. */
export const identitySchemas = [
  User,
  Session,
  SessionRecord,
  SignedInDevice,
  CaptchaChallenge,
  CaptchaSite,
  SendState,
];

export const identityRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    identity: IdentityService;
    limits: Limits;
    pictures: PictureStore;
    captcha: Captcha;
    clock: Clock;
    notifications: NotificationService;
    adoption: { wishtree: { total(adopterId: number): Promise<number> } };
  };
}> = async (app, options) => {
  await app.register(authenticationRoutes, options);
  await app.register(captchaRoutes, options);
  await app.register(googleRoutes, options);
  await app.register(emailRoutes, options);
  await app.register(passwordResetRoutes, options);
  await app.register(sessionRoutes, options);
  await app.register(profileRoutes, options);
  await app.register(pictureRoutes, options);
};
