import type { ApiError } from '@rimba/api-client';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.ts';

/** All fields but the one that is not sent. */
type FieldName = Exclude<FieldPath<CheckoutForm>, 'customer' | 'gift' | 'holderKind'>;

/** Fields that an error of the service can point at. */
const formFields: Readonly<Record<FieldName, true>> = {
  'customer.firstName': true,
  'customer.lastName': true,
  'customer.organisation': true,
  'customer.email': true,
  'customer.phone': true,
  'customer.adopterType': true,
  holder: true,
  'gift.message': true,
  'gift.recipientEmail': true,
  'gift.deliverOn': true,
  'gift.language': true,
  publicName: true,
  paymentMethodId: true,
};

const isField = (path: string): path is FieldName => Object.hasOwn(formFields, path);

export interface WrongField {
  readonly name: FieldName;
  readonly message: string;
}

/** What the service found wrong, by where the form shows it; `elsewhere` is what it has no field for. */
export interface FoundWrong {
  readonly fields: readonly WrongField[];
  readonly elsewhere: readonly string[];
}

/**
 * The certificate's own name has no field while it is the adopter's: the error belongs to the name of who pays, as does
 * that of the first name which an organisation's is sent as. The address that a guest's code is mailed to is the customer's.
 */
export function wrongFieldsOf(
  errors: ApiError['errors'],
  {
    holderKind,
    customer,
  }: Pick<CheckoutForm, 'holderKind'> & { customer: Pick<CheckoutForm['customer'], 'adopterType'> },
): FoundWrong {
  const buyer = customer.adopterType === 'organisation' ? 'customer.organisation' : 'customer.firstName';
  const places: Readonly<Record<string, string>> = {
    'customer.firstName': buyer,
    email: 'customer.email',
    ...(holderKind === 'self' && { holder: buyer }),
  };
  const fields: WrongField[] = [];
  const elsewhere: string[] = [];
  for (const { path, message } of errors) {
    const name = places[path] ?? path;
    if (!isField(name)) elsewhere.push(message);
    else if (!fields.some((known) => known.name === name)) fields.push({ name, message });
  }
  return { fields, elsewhere };
}

/** Marks what the service found wrong where it was typed, and leads to the first of it. */
export function markWrong(form: UseFormReturn<CheckoutForm>, errors: ApiError['errors']): void {
  const { fields } = wrongFieldsOf(errors, form.getValues());
  fields.forEach(({ name, message }, place) => {
    form.setError(name, { message }, { shouldFocus: place === 0 });
  });
}
