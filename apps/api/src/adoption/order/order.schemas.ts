import { languages } from '@rimba/i18n';
import { type Static, Type } from 'typebox';
import { nullable } from '../../http/nullable.ts';
import { requiredKey } from '../../http/read-as.ts';
import { ref } from '../../http/schema-ref.ts';
import { Body, idParameter, line, lines, moment, oneOf } from '../../http/text.schemas.ts';
import { AdopterType, PublicName, Session } from '../../identity/adopter/index.ts';
import { mostTrees, type Renewal } from '../ledger/index.ts';
import { Transaction } from '../transaction/index.ts';

export const longestMessage = 280;

export const OrderBody = Body({
  treeIds: Type.Array(idParameter(), { maxItems: 200, description: `At most ${mostTrees} different trees` }),
  paymentMethodId: Type.Optional(nullable(idParameter())),
  expectedTotal: Type.Integer({
    minimum: 0,
    description: 'finalPrice of the quote the adopter agreed to, whole rupiah',
  }),
  customer: Body({
    firstName: line(100),
    lastName: line(100, 'May be empty'),
    email: line(254),
    phone: line(20, '+62 and digits'),
    adopterType: AdopterType,
  }),
  holder: line(100, 'The name on the certificate'),
  publicName: PublicName,
  gift: Type.Optional(
    nullable(
      Body({
        message: Type.Optional(nullable(lines(2_000, `At most ${longestMessage} characters`))),
        recipientEmail: Type.Optional(nullable(line(254))),
        deliverOn: Type.Optional(
          nullable(Type.String({ format: 'date', description: 'A WIB day, today at the earliest' })),
        ),
        language: Type.Optional(
          nullable(oneOf(languages, "What the recipient reads; the order's language if it is not said")),
        ),
      }),
    ),
  ),
  cardToken: Type.Optional(line(200, "From the gateway's own script, for a card")),
  recaptchaToken: Type.String({ maxLength: 8_192 }),
});
/** An order of new trees, or one that goes on with terms, completed. */
export type OrderBody = Static<typeof OrderBody> & { renewals?: Renewal[] };

const { treeIds, customer, holder, publicName } = OrderBody.properties;

export const TransactionBody = Body({
  ...OrderBody.properties,
  treeIds: Type.Optional(treeIds),
  customer: Type.Optional(customer),
  holder: Type.Optional(holder),
  publicName: Type.Optional(publicName),
  recaptchaToken: Type.Optional(
    Type.String({ maxLength: 8_192, description: 'The answer to the bot check; a key needs none' }),
  ),
  renews: Type.Optional(
    Type.Array(idParameter(), {
      maxItems: 200,
      description:
        `At most ${mostTrees} adoptions to go on with for another year, held by the bearer or given away by them, in place of treeIds, ` +
        'customer, publicName and gift, which are kept; a holder renames what was not given away. A term that runs may be renewed in its last 30 ' +
        'days, from its end on; one that has ended while its tree is free, from the payment on.',
    }),
  ),
});
export type TransactionBody = Static<typeof TransactionBody>;

export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 100,
      pattern: '^[\\x21-\\x7e]+$',
      description: 'The same request sent again under it gets the same transaction',
      [requiredKey]: true,
    }),
  ),
});

export const GuestCodeBody = Body({
  email: line(254),
  treeIds: Type.Optional(
    Type.Array(idParameter(), { maxItems: 200, description: 'What the mail leads back to' }),
  ),
});

export const GuestCode = Type.Object({
  browser: Type.String({ description: 'Kept by the browser and sent with the code: it works nowhere else' }),
  nextSendAt: moment('When the next code may be asked for'),
});

export const GuestOrderBody = Body({
  ...OrderBody.properties,
  email: Type.Optional(line(254, 'The address the code was mailed to')),
  code: Type.Optional(line(40, 'As typed; case, spaces and dashes do not matter')),
  browser: Type.Optional(line(100, 'From POST /unsigned/checkout/code')),
});
export type GuestOrderBody = Static<typeof GuestOrderBody>;

export const GuestCheckout = Type.Object(
  { session: ref(Session), transaction: ref(Transaction) },
  { $id: 'GuestCheckout' },
);
