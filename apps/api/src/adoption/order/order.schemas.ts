import { languages } from '@rimba/i18n';
import { type Static, Type } from 'typebox';
import { nullable } from '../../http/nullable.ts';
import { requiredKey } from '../../http/read-as.ts';
import { ref } from '../../http/schema-ref.ts';
import { Body, day, idParameter, line, lines, oneOf, said } from '../../http/text.schemas.ts';
import {
  AdopterType,
  PublicName,
  RecaptchaToken,
  Session,
  SparedRecaptchaToken,
} from '../../identity/adopter/index.ts';
import { guestEmail, guestProofFields } from '../../identity/guest/index.ts';
import { mostTrees, type Renewal } from '../ledger/index.ts';
import { Transaction } from '../transaction/index.ts';

export const longestMessage = 280;

const treeId = idParameter('Id of a tree');
const paymentMethodId = Type.Optional(
  nullable(
    idParameter(
      'Id of a method of GET /payment-method that is `available`; without one the order is refused',
    ),
  ),
);

export const OrderBody = Body({
  treeIds: Type.Array(treeId, {
    maxItems: 200,
    description: `Ids of the trees to adopt: at most ${mostTrees} different trees`,
  }),
  paymentMethodId,
  expectedTotal: Type.Integer({
    minimum: 0,
    description:
      'finalPrice of the quote that the adopter agreed to, whole rupiah; where it costs something else now, it is refused',
  }),
  customer: said(
    Body({
      firstName: line(100, 'The first name of whoever pays'),
      lastName: line(100, 'The rest of the name; may be empty'),
      email: line(254, 'The address that the receipt names'),
      phone: line(20, 'The number to call about the payment: +62 and digits'),
      adopterType: AdopterType,
    }),
    'Who pays, as the receipt has it',
  ),
  holder: line(100, 'For whom it is: the name on the certificate'),
  publicName: said(
    PublicName,
    'How others see the adopter: the whole name, its initials, or "Sahabat Pohon". It is one for the whole account: placing ' +
      'the order sets it, by a key as well and however the order ends, and PUT /profile changes it',
  ),
  gift: Type.Optional(
    nullable(
      said(
        Body({
          message: Type.Optional(
            nullable(lines(2_000, `A few words to the recipient: at most ${longestMessage} characters`)),
          ),
          recipientEmail: Type.Optional(
            nullable(line(254, 'Where the gift is mailed to once it is paid; null to hand it over oneself')),
          ),
          deliverOn: Type.Optional(
            nullable(
              day('On which day it is mailed, WIB, today at the earliest; null: as soon as it is paid'),
            ),
          ),
          language: Type.Optional(
            nullable(oneOf(languages, "What the recipient reads; the order's language if it is not said")),
          ),
        }),
        'What makes it a gift; null or left out for trees adopted for oneself',
      ),
    ),
  ),
  cardToken: Type.Optional(
    line(200, "For a card alone: what the gateway's own script made of it in the browser"),
  ),
  recaptchaToken: RecaptchaToken,
});
export type OrderBody = Static<typeof OrderBody>;

/** An order of new trees, or one that goes on with terms, completed. */
export type CompleteOrder = OrderBody & { renewals?: Renewal[] };

const { treeIds, customer, holder, publicName } = OrderBody.properties;

export const TransactionBody = Body({
  ...OrderBody.properties,
  treeIds: Type.Optional(treeIds),
  customer: Type.Optional(customer),
  holder: Type.Optional(holder),
  publicName: Type.Optional(publicName),
  recaptchaToken: SparedRecaptchaToken,
  renews: Type.Optional(
    Type.Array(idParameter('Id of an adoption'), {
      maxItems: 200,
      description:
        `At most ${mostTrees} adoptions to go on with for another year, held by the bearer or given away by them, in place of treeIds, ` +
        'of publicName and gift, which are kept, and of customer, who is the bearer; a holder renames what was not given away. A term that runs ' +
        'may be renewed in its last 30 days, from its end on; one that has ended while its tree is free, from the payment on.',
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
      description:
        'Made up by the caller: the same request sent again under it gets the same transaction, not another',
      [requiredKey]: true,
    }),
  ),
});

export const GuestCodeBody = Body({
  email: guestEmail,
  treeIds: Type.Optional(
    Type.Array(treeId, { maxItems: 200, description: 'Ids of the trees that the mail leads back to' }),
  ),
});

export const GuestOrderBody = Body({
  ...OrderBody.properties,
  ...guestProofFields,
});
export type GuestOrderBody = Static<typeof GuestOrderBody>;

export const GuestCheckout = Type.Object(
  {
    session: ref(Session, 'The session of the account, which was made or signed in to'),
    transaction: ref(Transaction, 'The order that was made, to be paid before its `expiresAt`'),
  },
  { $id: 'GuestCheckout', description: 'An order that was made without signing in first' },
);
