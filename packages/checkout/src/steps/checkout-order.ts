import type { Language } from '@rimba/i18n';

/** What an adopter agrees to: the body of POST /transaction without the bot check's token. */
export interface CheckoutOrder {
  readonly treeIds: readonly number[];
  readonly paymentMethodId: number;
  /** Whole rupiah, as the service quoted it. */
  readonly expectedTotal: number;
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    /** +62 and digits. */
    readonly phone: string;
    readonly adopterType: 'individual' | 'organisation';
  };
  readonly holder: string;
  readonly publicName: 'full' | 'initials' | 'hidden';
  readonly gift: {
    readonly message: string | null;
    readonly recipientEmail: string | null;
    readonly deliverOn: string | null;
    /** What the recipient reads; the buyer's where nothing is said. */
    readonly language: Language | null;
  } | null;
}

export const sameOrder = (one: CheckoutOrder, other: CheckoutOrder): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
