import type { ApiError } from '@rimba/api-client';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.ts';

/** Fields that an error of the service can point at. */
const formFields = [
  'customer.firstName',
  'customer.lastName',
  'customer.email',
  'customer.phone',
  'customer.adopterType',
  'holder',
  'gift.message',
  'gift.recipientEmail',
  'gift.deliverOn',
  'gift.language',
  'publicName',
  'paymentMethodId',
] as const;

export interface WrongField {
  readonly name: (typeof formFields)[number];
  readonly message: string;
}

/** What the service found wrong, by where the form shows it; `elsewhere` is what it has no field for. */
export interface FoundWrong {
  readonly fields: readonly WrongField[];
  readonly elsewhere: readonly string[];
}

/**
 * The certificate's own name has no field while it is the adopter's: the error belongs to their first name.
 * The address that a guest's code is mailed to is the customer's.
 */
export function wrongFieldsOf(
  errors: ApiError['errors'],
  holderKind: CheckoutForm['holderKind'],
): FoundWrong {
  const fields: WrongField[] = [];
  const elsewhere: string[] = [];
  for (const { path, message } of errors) {
    const shownAt = path === 'holder' && holderKind === 'self' ? 'customer.firstName' : path;
    const name = formFields.find((field) => field === (shownAt === 'email' ? 'customer.email' : shownAt));
    if (name === undefined) elsewhere.push(message);
    else if (!fields.some((known) => known.name === name)) fields.push({ name, message });
  }
  return { fields, elsewhere };
}

/** Marks what the service found wrong where it was typed, and leads to the first of it. */
export function markWrong(form: UseFormReturn<CheckoutForm>, errors: ApiError['errors']): void {
  const { fields } = wrongFieldsOf(errors, form.getValues('holderKind'));
  fields.forEach(({ name, message }, place) => {
    form.setError(name, { message }, { shouldFocus: place === 0 });
  });
}
