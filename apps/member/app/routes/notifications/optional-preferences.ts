import type { NotificationPreference } from '../../data/wire.ts';

type Category = NotificationPreference['category'];

/** What news is about, in the order of the page. */
export const subjects = ['trees', 'forest', 'term', 'gifts', 'orders'] as const;
export type Subject = (typeof subjects)[number];

/** What may be switched off, by what it is about; not money and security, which are always told. */
const offered = {
  rimba_tree_survey: 'trees',
  rimba_tree_died: 'trees',
  rimba_survey_late: 'trees',
  rimba_tree_replaced: 'trees',
  rimba_year_review: 'trees',
  rimba_forest_news: 'forest',
  rimba_season: 'forest',
  rimba_patron_step: 'forest',
  rimba_renewal_reminder: 'term',
  rimba_term_ended: 'term',
  rimba_gift_accepted: 'gifts',
  rimba_gift_visited: 'gifts',
  rimba_gift_renewed: 'gifts',
  rimba_gift_received: 'gifts',
  rimba_certificate_created: 'orders',
  rimba_reminder_payment: 'orders',
  rimba_payment_instructions: null,
  rimba_payment_success: null,
  rimba_payment_expired: null,
  rimba_payment_failed: null,
  rimba_payment_reassigned: null,
  rimba_payment_review: null,
  rimba_email_verified: null,
  rimba_password_changed: null,
  rimba_way_added: null,
  rimba_way_removed: null,
  rimba_way_used: null,
  rimba_factor_on: null,
  rimba_factor_off: null,
  rimba_factor_skipped: null,
  rimba_key_made: null,
  rimba_key_ended: null,
} as const satisfies Record<Category, Subject | null>;

type Offered = { [Name in Category]: (typeof offered)[Name] extends Subject ? Name : never }[Category];

export interface OptionalPreference {
  readonly category: Offered;
  readonly inApp: boolean;
  readonly email: boolean;
  /** The app tells of it whatever was chosen. */
  readonly alwaysInApp: boolean;
}

const isOffered = (category: Category): category is Offered => offered[category] !== null;
const order = Object.keys(offered);

/** Those that are about one thing. */
export const about = (subject: Subject, preferences: readonly OptionalPreference[]): OptionalPreference[] =>
  preferences.filter(({ category }) => offered[category] === subject);

/** The preferences that adopters decide about, in the order of the table. */
export function optionalPreferences(preferences: readonly NotificationPreference[]): OptionalPreference[] {
  return preferences
    .flatMap(({ category, inApp, email, always, alwaysInApp }) =>
      always || !isOffered(category) ? [] : [{ category, inApp, email, alwaysInApp }],
    )
    .sort((one, other) => order.indexOf(one.category) - order.indexOf(other.category));
}

export type Way = 'inApp' | 'email';

/** What comes by a way that could be closed, by name. */
export const chosenBy = (way: Way, preferences: readonly OptionalPreference[]): string[] =>
  preferences
    .filter((one) => one[way] && !(way === 'inApp' && one.alwaysInApp))
    .map(({ category }) => category);

/** Whether any news comes by a way that could be closed. */
export const isOpen = (way: Way, preferences: readonly OptionalPreference[]): boolean =>
  chosenBy(way, preferences).length > 0;

/** What is to be stored to close a way for all news at once; what the app always tells stays. */
export const closedFor = (way: Way, preferences: readonly OptionalPreference[]) =>
  turnedBy(way, preferences, () => false);

/** What is to be stored to open a way again: as it was chosen before, or for all news where nobody knows. */
export const openedFor = (
  way: Way,
  preferences: readonly OptionalPreference[],
  before: readonly string[] = [],
) => turnedBy(way, preferences, (category) => before.length === 0 || before.includes(category));

const turnedBy = (
  way: Way,
  preferences: readonly OptionalPreference[],
  isOn: (category: Offered) => boolean,
) =>
  preferences.map(({ category, inApp, email, alwaysInApp }) => ({
    category,
    inApp: way === 'inApp' && !alwaysInApp ? isOn(category) : inApp,
    email: way === 'email' ? isOn(category) : email,
  }));
