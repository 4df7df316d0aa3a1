import type { NotificationPreference } from '../../data/wire.ts';

/** What may be switched off, and its words. Money and security are always told. */
const optional = {
  rimba_tree_survey: 'treeSurvey',
  rimba_tree_replaced: 'treeReplaced',
  rimba_renewal_reminder: 'renewalReminder',
  rimba_certificate_created: 'certificateCreated',
  rimba_reminder_payment: 'reminderPayment',
  rimba_gift_received: 'giftReceived',
} as const satisfies Partial<Record<NotificationPreference['category'], string>>;

type Category = keyof typeof optional;

export interface OptionalPreference {
  readonly category: Category;
  readonly word: (typeof optional)[Category];
  readonly inApp: boolean;
  readonly email: boolean;
}

const isOptional = (category: string): category is Category => Object.hasOwn(optional, category);
const order = Object.keys(optional);

/** The preferences that adopters decide about, those about their trees first. */
export function optionalPreferences(preferences: readonly NotificationPreference[]): OptionalPreference[] {
  return preferences
    .flatMap(({ category, inApp, email, always }) =>
      !always && isOptional(category) ? [{ category, word: optional[category], inApp, email }] : [],
    )
    .sort((one, other) => order.indexOf(one.category) - order.indexOf(other.category));
}
