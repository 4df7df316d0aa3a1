import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Clock } from '../clock/clock.ts';
import type { NotificationService } from '../engagement/notification/index.ts';
import type { Authenticating } from '../http/authentication.ts';
import type { Limits } from '../limits/limits.ts';
import { Session, User } from './adopter/index.ts';
import { type Captcha, CaptchaChallenge, CaptchaSite, captchaRoutes } from './captcha/index.ts';
import { googleRoutes } from './google/index.ts';
import type { IdentityService } from './identity.service.ts';
import { ApiKey, keyRoutes, NewApiKey } from './key/index.ts';
import { CreationOptions, passkeyRoutes, RequestOptions } from './passkey/index.ts';
import { passwordResetRoutes } from './password/index.ts';
import { type PictureStore, pictureRoutes } from './picture/index.ts';
import { emailChangeRoutes, profileRoutes } from './profile/index.ts';
import { emailRoutes, SendState } from './proof/index.ts';
import { SecurityEventSchema, type SecurityRecord, securityRoutes } from './security/index.ts';
import { type Devices, SessionRecord, SignedInDevice, sessionRoutes } from './session/index.ts';
import { authenticationRoutes } from './sign-in/index.ts';
import { SignInWay, wayRoutes } from './way/index.ts';

/** Shared by the description's components. */
export const identitySchemas = [
  User,
  Session,
  SessionRecord,
  SignedInDevice,
  CaptchaChallenge,
  CaptchaSite,
  SendState,
  SecurityEventSchema,
  SignInWay,
  CreationOptions,
  RequestOptions,
  ApiKey,
  NewApiKey,
];

export const identityRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    identity: IdentityService;
    devices: Devices;
    security: SecurityRecord;
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
  await app.register(wayRoutes, options);
  await app.register(passkeyRoutes, options);
  await app.register(keyRoutes, options);
  await app.register(profileRoutes, options);
  await app.register(emailChangeRoutes, options);
  await app.register(pictureRoutes, options);
  await app.register(securityRoutes, options);
};
