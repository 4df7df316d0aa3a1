import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Services } from '../services.ts';
import { Session, User } from './adopter.schemas.ts';
import { authenticationRoutes } from './authentication.routes.ts';
import { CaptchaChallenge, captchaRoutes } from './captcha.routes.ts';

/** Shared by the description's components. */
export const identitySchemas = [User, Session, CaptchaChallenge];

export const identityRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, options) => {
  await app.register(authenticationRoutes, options);
  await app.register(captchaRoutes, options);
};
