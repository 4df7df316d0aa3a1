import { type Static, Type } from 'typebox';
import { ref } from '../../http/schema-ref.ts';
import { Body, line, moment } from '../../http/text.schemas.ts';
import { Session } from '../../identity/adopter/index.ts';
import { Transaction } from '../transaction/index.ts';
import { CheckoutBody } from './order.schemas.ts';

export const GuestCodeBody = Body({ email: line(254) });

export const GuestCode = Type.Object({
  browser: Type.String({ description: 'Kept by the browser and sent with the code: it works nowhere else' }),
  nextSendAt: moment('When the next code may be asked for'),
});

export const GuestCheckoutBody = Body({
  ...CheckoutBody.properties,
  email: Type.Optional(line(254, 'The address the code was mailed to')),
  code: Type.Optional(line(40, 'As typed; case, spaces and dashes do not matter')),
  browser: Type.Optional(line(100, 'From POST /unsigned/checkout/code')),
});
export type GuestCheckoutBody = Static<typeof GuestCheckoutBody>;

export const GuestCheckout = Type.Object(
  { session: ref(Session), transaction: ref(Transaction) },
  { $id: 'GuestCheckout' },
);
