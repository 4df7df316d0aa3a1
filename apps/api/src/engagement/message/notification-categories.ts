import type { NotificationType } from '../../database/schema/index.ts';
import type { MailTemplate } from './mail-contents.ts';

type Category = {
  /** How a list marks it. */
  type: NotificationType;
  /** The mail that tells the same beside it, if one does. */
  mail: MailTemplate | null;
  /** Whether adopters may switch it off: with its mail, its mail alone, or not at all, as with money and security. */
  optional: boolean | 'mail';
};

/**
 * What a notification can be about; each has its texts in `notifications.template`. Mails say the same beside it, but
 * those that prove an address, which nobody should read elsewhere, and those to people without an account.
 */
export const notificationCategories = {
  rimba_payment_instructions: { type: 'info', mail: 'paymentInstructions', optional: false },
  rimba_certificate_created: { type: 'success', mail: 'certificateCreated', optional: true },
  rimba_payment_success: { type: 'success', mail: 'paymentSuccess', optional: false },
  rimba_reminder_payment: { type: 'warning', mail: 'paymentReminder', optional: true },
  rimba_payment_expired: { type: 'warning', mail: 'paymentExpired', optional: false },
  rimba_payment_failed: { type: 'error', mail: null, optional: false },
  rimba_payment_reassigned: { type: 'info', mail: 'paymentLate', optional: false },
  rimba_payment_review: { type: 'warning', mail: 'paymentLate', optional: false },
  rimba_tree_survey: { type: 'info', mail: 'fieldLetter', optional: true },
  rimba_tree_died: { type: 'info', mail: 'treeDied', optional: 'mail' },
  rimba_tree_replaced: { type: 'info', mail: 'treeReplaced', optional: true },
  rimba_survey_late: { type: 'info', mail: 'surveyLate', optional: true },
  rimba_forest_news: { type: 'info', mail: 'forestNews', optional: true },
  rimba_season: { type: 'info', mail: 'season', optional: true },
  rimba_patron_step: { type: 'info', mail: 'patronStep', optional: true },
  rimba_year_review: { type: 'info', mail: 'yearReview', optional: true },
  rimba_renewal_reminder: { type: 'info', mail: 'renewalReminder', optional: true },
  rimba_term_ended: { type: 'info', mail: 'termEnded', optional: true },
  rimba_gift_accepted: { type: 'success', mail: 'giftAccepted', optional: true },
  rimba_gift_visited: { type: 'info', mail: 'giftVisited', optional: true },
  rimba_gift_renewed: { type: 'success', mail: 'giftRenewed', optional: true },
  rimba_gift_received: { type: 'success', mail: 'giftNotice', optional: true },
  rimba_email_verified: { type: 'system', mail: null, optional: false },
  rimba_password_changed: { type: 'system', mail: 'passwordChanged', optional: false },
  rimba_way_added: { type: 'system', mail: 'wayAdded', optional: false },
  rimba_way_removed: { type: 'system', mail: 'wayRemoved', optional: false },
  rimba_factor_on: { type: 'system', mail: 'factorOn', optional: false },
  rimba_factor_off: { type: 'system', mail: 'factorOff', optional: false },
  rimba_factor_skipped: { type: 'system', mail: 'factorSkipped', optional: false },
  rimba_key_made: { type: 'system', mail: 'keyMade', optional: false },
  rimba_key_ended: { type: 'system', mail: 'keyEnded', optional: false },
  rimba_way_used: { type: 'system', mail: 'wayUsed', optional: false },
} as const satisfies Record<string, Category>;

export type NotificationCategory = keyof typeof notificationCategories;

export const isCategory = (name: string): name is NotificationCategory =>
  Object.hasOwn(notificationCategories, name);

export const categoryNames = Object.keys(notificationCategories).filter(isCategory);

export type OptionalCategory = {
  [Name in NotificationCategory]: (typeof notificationCategories)[Name]['optional'] extends false
    ? never
    : Name;
}[NotificationCategory];

/** Whether at least its mail may be switched off. */
export const isOptional = (name: NotificationCategory): name is OptionalCategory =>
  notificationCategories[name].optional !== false;

export const optionalCategoryNames = categoryNames.filter(isOptional);

export const isOptionalInApp = (name: NotificationCategory): boolean =>
  notificationCategories[name].optional === true;

/** The category whose preference decides about a mail; undefined for one that is always sent. */
export const categoryOfMail = (template: string): OptionalCategory | undefined =>
  optionalCategoryNames.find((name) => notificationCategories[name].mail === template);
