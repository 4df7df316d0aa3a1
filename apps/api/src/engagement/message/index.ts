export type { Season } from './contents/tidings-contents.ts';
export { createLeavingService, type LeavingService } from './leaving.service.ts';
export type { MailContents, MailTemplate } from './mail-contents.ts';
export type { MailedVisit } from './mailed-visit.ts';
export {
  categoryNames,
  categoryOfMail,
  isCategory,
  type NotificationCategory,
  notificationCategories,
  optionalCategoryNames,
} from './notification-categories.ts';
export { deletePreferences } from './preference.repository.ts';
export { createPreferenceService, type PreferenceService, wrongInPreferences } from './preference.service.ts';
export { deleteUnasked, isHeard, isLeftAlone, isUntold, recordUnasked } from './unasked.repository.ts';
