import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { List, list, Success, success } from '../../http/envelope.ts';
import { requestLanguage } from '../../http/language.ts';
import { ref } from '../../http/schema-ref.ts';
import { idParameter } from '../../http/text.schemas.ts';
import { type PreferenceService, wrongInPreferences } from '../message/index.ts';
import { Notification, notificationList, Preference, PreferenceBody } from './notification.schemas.ts';
import type { NotificationService } from './notification.service.ts';

const tags = ['engagement'];
const Total = Type.Object(
  { total: Type.Integer({ description: 'How many notifications are unread' }) },
  { description: 'What is unread now' },
);
const Preferences = Type.Array(ref(Preference), {
  description: 'Every category, and how the adopter wants to be told of it',
});

/** What the adopter was told. */
export const notificationRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & { notifications: NotificationService; preferences: PreferenceService };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);
  const { notifications, preferences } = services;
  app.addHook('onRequest', requireAdopter);

  app.get(
    '/notification',
    {
      schema: {
        operationId: 'listNotifications',
        tags,
        summary: 'Notifications, the newest first',
        security: bearer,
        querystring: notificationList.querystring,
        response: { 200: List(ref(Notification)) },
      },
    },
    async (request) => {
      const query = notificationList.parse(request.query);
      const { id } = adopterOf(request);
      const { notifications: rows, total } = await notifications.list(id, query, requestLanguage(request));
      return list(rows, { ...query, total });
    },
  );

  app.get(
    '/notification/unread-count',
    {
      schema: {
        operationId: 'countUnreadNotifications',
        tags,
        summary: 'How many are unread',
        security: bearer,
        response: { 200: Success(Total) },
      },
    },
    async (request) => success({ total: await notifications.unreadCount(adopterOf(request).id) }),
  );

  app.put(
    '/notification/:id/read',
    {
      schema: {
        operationId: 'readNotification',
        tags,
        summary: 'Mark one as read',
        security: bearer,
        params: Type.Object({ id: idParameter('Id of the notification') }),
        failures: ['request.notification_not_found'],
        response: { 200: Success(ref(Notification)) },
      },
    },
    async (request) =>
      success(await notifications.read(adopterOf(request).id, request.params.id, requestLanguage(request))),
  );

  app.put(
    '/notification/read-all',
    {
      schema: {
        operationId: 'readAllNotifications',
        tags,
        summary: 'Mark all as read',
        security: bearer,
        response: { 200: Success(Total) },
      },
    },
    async (request) => {
      const { id } = adopterOf(request);
      await notifications.readAll(id);
      return success({ total: await notifications.unreadCount(id) });
    },
  );

  app.get(
    '/notification/preference',
    {
      schema: {
        operationId: 'getNotificationPreferences',
        tags,
        summary: 'What the adopter wants to hear, and where',
        security: bearer,
        response: { 200: Success(Preferences) },
      },
    },
    async (request) => success(await preferences.list(adopterOf(request).id)),
  );

  app.put(
    '/notification/preference',
    {
      config: { rules: wrongInPreferences },
      schema: {
        operationId: 'updateNotificationPreferences',
        tags,
        summary: 'Change some of the preferences',
        security: bearer,
        body: PreferenceBody,
        response: { 200: Success(Preferences) },
      },
    },
    async (request) => success(await preferences.save(adopterOf(request).id, request.body.preferences)),
  );
};
