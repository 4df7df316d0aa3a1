import type { NotificationPreference } from '../../data/wire.ts';

type Category = NotificationPreference['category'];

/** What may be switched off, trees first; not money and security, which are always told. */
const offered = {
  rimba_tree_survey: true,
  rimba_tree_died: true,
  rimba_survey_late: true,
  rimba_tree_replaced: true,
  rimba_year_review: true,
  rimba_forest_news: true,
  rimba_season: true,
  rimba_patron_step: true,
  rimba_renewal_reminder: true,
  rimba_term_ended: true,
  rimba_gift_accepted: true,
  rimba_gift_visited: true,
  rimba_gift_renewed: true,
  rimba_certificate_created: true,
  rimba_reminder_payment: true,
  rimba_gift_received: true,
  rimba_payment_instructions: false,
  rimba_payment_success: false,
  rimba_payment_expired: false,
  rimba_payment_failed: false,
  rimba_payment_reassigned: false,
  rimba_payment_review: false,
  rimba_email_verified: false,
  rimba_password_changed: false,
  rimba_way_added: false,
  rimba_way_removed: false,
  rimba_way_used: false,
  rimba_factor_on: false,
  rimba_factor_off: false,
  rimba_factor_skipped: false,
  rimba_key_made: false,
  rimba_key_ended: false,
} as const satisfies Record<Category, boolean>;

type Offered = { [Name in Category]: (typeof offered)[Name] extends true ? Name : never }[Category];

export interface OptionalPreference {
  readonly category: Offered;
  readonly inApp: boolean;
  readonly email: boolean;
  /** The app tells of it whatever was chosen. */
  readonly alwaysInApp: boolean;
}

const isOffered = (category: Category): category is Offered => offered[category];
const order = Object.keys(offered);

/** The preferences that adopters decide about, in the order of the table. */
export function optionalPreferences(preferences: readonly NotificationPreference[]): OptionalPreference[] {
  return preferences
    .flatMap(({ category, inApp, email, always, alwaysInApp }) =>
      always || !isOffered(category) ? [] : [{ category, inApp, email, alwaysInApp }],
    )
    .sort((one, other) => order.indexOf(one.category) - order.indexOf(other.category));
}

export type Way = 'inApp' | 'email';

/** Whether any news comes by a way that could be closed. */
export const isOpen = (way: Way, preferences: readonly OptionalPreference[]): boolean =>
  preferences.some((one) => one[way] && !(way === 'inApp' && one.alwaysInApp));

/** What is to be stored to open or close a way for all news at once; what the app always tells stays. */
export const turnedAll = (way: Way, open: boolean, preferences: readonly OptionalPreference[]) =>
  preferences.map(({ category, inApp, email, alwaysInApp }) => ({
    category,
    inApp: way === 'inApp' && !alwaysInApp ? open : inApp,
    email: way === 'email' ? open : email,
  }));
