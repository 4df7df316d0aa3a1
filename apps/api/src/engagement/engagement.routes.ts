import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Services } from '../services.ts';
import { contactRoutes } from './contact.routes.ts';
import { notificationRoutes } from './notification.routes.ts';
import { Notification, Preference } from './notification.schemas.ts';
import { streamRoutes } from './stream.routes.ts';

/** Shared by the description's components. */
export const engagementSchemas = [Notification, Preference];

export const engagementRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, options) => {
  await app.register(contactRoutes, options);
  await app.register(notificationRoutes, options);
  await app.register(streamRoutes, options);
};
