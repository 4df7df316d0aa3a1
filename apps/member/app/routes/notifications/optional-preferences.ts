import type { NotificationPreference } from '../../data/wire.ts';

/** The words of what may be switched off, trees first; none for money and security, which are always told. */
const words = {
  rimba_tree_survey: 'treeSurvey',
  rimba_tree_died: 'treeDied',
  rimba_survey_late: 'surveyLate',
  rimba_tree_replaced: 'treeReplaced',
  rimba_year_review: 'yearReview',
  rimba_forest_news: 'forestNews',
  rimba_season: 'season',
  rimba_patron_step: 'patronStep',
  rimba_renewal_reminder: 'renewalReminder',
  rimba_term_ended: 'termEnded',
  rimba_gift_accepted: 'giftAccepted',
  rimba_gift_renewed: 'giftRenewed',
  rimba_certificate_created: 'certificateCreated',
  rimba_reminder_payment: 'reminderPayment',
  rimba_gift_received: 'giftReceived',
  rimba_payment_instructions: null,
  rimba_payment_success: null,
  rimba_payment_expired: null,
  rimba_payment_failed: null,
  rimba_payment_reassigned: null,
  rimba_payment_review: null,
  rimba_email_verified: null,
  rimba_password_changed: null,
} as const satisfies Record<NotificationPreference['category'], string | null>;

export interface OptionalPreference {
  readonly category: NotificationPreference['category'];
  readonly word: NonNullable<(typeof words)[keyof typeof words]>;
  readonly inApp: boolean;
  readonly email: boolean;
  /** The app tells of it whatever was chosen. */
  readonly alwaysInApp: boolean;
}

const order = Object.keys(words);

/** The preferences that adopters decide about, in the order of the words. */
export function optionalPreferences(preferences: readonly NotificationPreference[]): OptionalPreference[] {
  return preferences
    .flatMap(({ category, inApp, email, always, alwaysInApp }) => {
      const word = words[category];
      return always || !word ? [] : [{ category, word, inApp, email, alwaysInApp }];
    })
    .sort((one, other) => order.indexOf(one.category) - order.indexOf(other.category));
}
