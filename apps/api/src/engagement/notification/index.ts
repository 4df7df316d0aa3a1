export { namedTrees } from './named-trees.ts';
export { deleteNotifications } from './notification.repository.ts';
export { notificationRoutes } from './notification.routes.ts';
export { Notification, notificationList, Preference } from './notification.schemas.ts';
export {
  createNotificationService,
  type NewNotification,
  type NotificationService,
} from './notification.service.ts';
export { createNotificationChannel, type NotificationChannel } from './notification-channel.ts';
export { streamRoutes } from './stream.routes.ts';
