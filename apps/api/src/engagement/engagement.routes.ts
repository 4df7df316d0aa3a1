import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Authenticating } from '../http/authentication.ts';
import { contactRoutes } from './contact.routes.ts';
import type { ContactService } from './contact.service.ts';
import { notificationRoutes } from './notification.routes.ts';
import { Notification, Preference } from './notification.schemas.ts';
import type { NotificationService } from './notification.service.ts';
import type { NotificationChannel } from './notification-channel.ts';
import type { PreferenceService } from './preference.service.ts';
import { streamRoutes } from './stream.routes.ts';

/** Shared by the description's components. */
export const engagementSchemas = [Notification, Preference];

export const engagementRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    contact: ContactService;
    notifications: NotificationService;
    preferences: PreferenceService;
    channel: NotificationChannel;
  };
}> = async (app, options) => {
  await app.register(contactRoutes, options);
  await app.register(notificationRoutes, options);
  await app.register(streamRoutes, options);
};
