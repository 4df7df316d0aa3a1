import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Services } from '../services.ts';
import { Session, User } from './adopter.schemas.ts';
import { authenticationRoutes } from './authentication.routes.ts';
import { CaptchaChallenge, CaptchaSite, captchaRoutes } from './captcha.routes.ts';
import { SignedInDevice } from './device.schemas.ts';
import { emailRoutes } from './email.routes.ts';
import { SendState } from './email.schemas.ts';
import { OwnData } from './export.schemas.ts';
import { googleRoutes } from './google.routes.ts';
import { ownDataRoutes } from './own-data.routes.ts';
import { passwordResetRoutes } from './password-reset.routes.ts';
import { pictureRoutes } from './picture.routes.ts';
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
  OwnData,
];

export const identityRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, options) => {
  await app.register(authenticationRoutes, options);
  await app.register(captchaRoutes, options);
  await app.register(googleRoutes, options);
  await app.register(emailRoutes, options);
  await app.register(passwordResetRoutes, options);
  await app.register(sessionRoutes, options);
  await app.register(profileRoutes, options);
  await app.register(ownDataRoutes, options);
  await app.register(pictureRoutes, options);
};
