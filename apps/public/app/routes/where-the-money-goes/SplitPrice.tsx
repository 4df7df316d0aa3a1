import type { Schema } from '@rimba/api-client';
import { OnePrice } from '@rimba/checkout/offer';

/** The price that is divided, as every page shows it: with its discount, where there is one. */
export function SplitPrice({
  price: { full, toPay, discount, discountEndsAt },
}: {
  price: NonNullable<Schema<'SpendingReport'>['price']>;
}) {
  return (
    <OnePrice
      of={{
        finalPrice: toPay,
        totalPrice: full,
        totalDiscount: full - toPay,
        listOtherDiscounts: discount === null ? [] : [{ name: discount, endsAt: discountEndsAt }],
      }}
    />
  );
}
