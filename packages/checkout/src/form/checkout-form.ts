import type { Schema } from '@rimba/api-client';
import { indonesianPhone, type Language, nationalPhone } from '@rimba/i18n';
import type { CheckoutOrder } from '../steps/checkout-order.ts';

/** What the form holds. Its fields have the names that the service's errors give them. */
export interface CheckoutForm {
  customer: {
    firstName: string;
    lastName: string;
    /** An organisation has one name, which is nobody's first. */
    organisation: string;
    email: string;
    /** What follows +62, as typed. */
    phone: string;
    adopterType: 'individual' | 'organisation';
  };
  holderKind: 'self' | 'gift';
  /** The name on the certificate of a gift. */
  holder: string;
  /** `language`: empty until the giver says what the recipient reads; then it is the giver's. */
  gift: { message: string; recipientEmail: string; deliverOn: string; language: Language | '' };
  publicName: 'full' | 'initials' | 'hidden';
  /** As the radio buttons have it: empty until one is chosen, null once they were left without that. */
  paymentMethodId: string | null;
}

/** Nothing typed yet. Nobody's name is shown in full unless they say so. */
export const emptyForm: CheckoutForm = {
  customer: {
    firstName: '',
    lastName: '',
    organisation: '',
    email: '',
    phone: '',
    adopterType: 'individual',
  },
  holderKind: 'self',
  holder: '',
  gift: { message: '', recipientEmail: '', deliverOn: '', language: '' },
  publicName: 'hidden',
  paymentMethodId: '',
};

type Wire = Schema<'Transaction'>;
interface LastOrder extends Pick<Wire, 'status' | 'holder'> {
  readonly customer: Pick<Wire['customer'], 'firstName' | 'lastName' | 'phone' | 'adopterType'>;
  readonly paymentMethod: { readonly id: number };
  readonly gift: Pick<NonNullable<Wire['gift']>, 'message' | 'recipientEmail' | 'language'> | null;
}

/**
 * What the profile knows, and what was said with the last order: the name as it was written for one, a person's or an
 * organisation's, a number that the profile has none of, and how it was paid; of a gift that came to nothing, whom it was for and with which words.
 */
export function formFromProfile(user: Schema<'User'>, last?: LastOrder): CheckoutForm {
  const [firstName = '', ...others] = user.name.trim().split(/\s+/);
  const account = { firstName, lastName: others.join(' '), adopterType: user.adopterType };
  const ordered = last?.customer ?? account;
  const organisation = [ordered, account].find(({ adopterType }) => adopterType === 'organisation');
  const organisationName = organisation ? `${organisation.firstName} ${organisation.lastName}`.trim() : '';
  // An account is called as a person also when it orders for an organisation, unless it was made for that.
  const isPerson = organisationName !== user.name.trim();
  const person = ordered.adopterType === 'individual' ? ordered : isPerson ? account : undefined;
  const phone = user.phone ?? last?.customer.phone ?? null;
  const unpaid = last?.status === 'cancelled' && last.gift;
  return {
    ...emptyForm,
    customer: {
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      organisation: organisationName,
      email: user.email,
      phone: phone === null ? '' : nationalPhone(phone),
      adopterType: ordered.adopterType,
    },
    publicName: user.publicName,
    paymentMethodId: String(last?.paymentMethod.id ?? ''),
    ...(unpaid && {
      holder: last.holder,
      gift: {
        message: unpaid.message ?? '',
        recipientEmail: unpaid.recipientEmail ?? '',
        deliverOn: '',
        language: unpaid.language ?? '',
      },
    }),
  };
}

/** The buyer's name as one. */
export const fullName = ({
  firstName,
  lastName,
  organisation,
  adopterType,
}: CheckoutForm['customer']): string =>
  (adopterType === 'organisation' ? organisation : `${firstName} ${lastName}`).trim();

/** What the public name is made from: the account's name, whoever pays; a guest's new account is called as they write. */
export const nameOfAccount = (accountName: string | undefined, written: string): string =>
  accountName ?? written;

/** What is sent: the trees, the total that the adopter saw, and the form. */
export function orderOf(
  form: CheckoutForm,
  treeIds: readonly number[],
  expectedTotal: number,
): CheckoutOrder {
  const isGift = form.holderKind === 'gift';
  const { message, recipientEmail, deliverOn, language } = form.gift;
  const { organisation, ...customer } = form.customer;
  const isOrganisation = customer.adopterType === 'organisation';
  return {
    treeIds,
    expectedTotal,
    paymentMethodId: Number(form.paymentMethodId),
    customer: {
      ...customer,
      ...(isOrganisation && { firstName: organisation, lastName: '' }),
      email: customer.email.trim(),
      phone: indonesianPhone(customer.phone) ?? customer.phone,
    },
    holder: isGift ? form.holder.trim() : fullName(form.customer),
    publicName: form.publicName,
    gift: isGift
      ? {
          message: message.trim() || null,
          recipientEmail: recipientEmail.trim() || null,
          deliverOn: deliverOn || null,
          language: language || null,
        }
      : null,
  };
}
