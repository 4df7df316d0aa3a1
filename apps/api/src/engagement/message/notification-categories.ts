import type { MailTemplate } from './mail-contents.ts';

/**
 * What a notification can be about; each has its texts in `notifications.template`. Mails say the same beside it, but
 * those that prove an address, which nobody should read elsewhere, and those to people without an account.
 */
export const notificationCategories = [
  'rimba_payment_instructions',
  'rimba_certificate_created',
  'rimba_payment_success',
  'rimba_reminder_payment',
  'rimba_payment_expired',
  'rimba_payment_failed',
  'rimba_payment_reassigned',
  'rimba_payment_review',
  'rimba_tree_survey',
  'rimba_tree_replaced',
  'rimba_renewal_reminder',
  'rimba_gift_received',
  'rimba_email_verified',
  'rimba_password_changed',
] as const;

export type NotificationCategory = (typeof notificationCategories)[number];

/** What adopters may switch off, with the mail that tells the same. Money and security are always told. */
const optionalCategories = {
  rimba_certificate_created: 'certificateCreated',
  rimba_reminder_payment: 'paymentReminder',
  rimba_tree_survey: 'surveyUpdate',
  rimba_tree_replaced: 'treeReplaced',
  rimba_renewal_reminder: 'renewalReminder',
  rimba_gift_received: 'giftNotice',
} as const satisfies Partial<Record<NotificationCategory, MailTemplate>>;

export type OptionalCategory = keyof typeof optionalCategories;

export const isOptional = (category: string): category is OptionalCategory =>
  Object.hasOwn(optionalCategories, category);

/** The category whose preference decides about a mail; undefined for one that is always sent. */
export function categoryOfMail(template: MailTemplate): OptionalCategory | undefined {
  const found = Object.entries(optionalCategories).find(([, mail]) => mail === template)?.[0];
  return found !== undefined && isOptional(found) ? found : undefined;
}
