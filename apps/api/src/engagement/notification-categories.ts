/** What a notification can be about; each has its texts in `notifications.template`. */
export const notificationCategories = [
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
  'rimba_news',
] as const;

export type NotificationCategory = (typeof notificationCategories)[number];
