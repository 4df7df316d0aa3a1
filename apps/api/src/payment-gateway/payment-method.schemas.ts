import { type Static, Type } from 'typebox';
import { type MethodCode, methodCodes, type PaymentGroup } from '../database/schema/index.ts';
import { nullable } from '../http/nullable.ts';
import { ref } from '../http/schema-ref.ts';
import { idOf, oneOf, rupiah } from '../http/text.schemas.ts';

const groups = ['bank_transfer', 'qris', 'e_wallet', 'card'] as const satisfies PaymentGroup[];
export const paymentGroup = oneOf(groups, 'What kind of method it is, by which lists of them are ordered');

const environments = ['sandbox', 'production'] as const;

export const CardScript = Type.Object(
  {
    url: Type.String({ description: "The gateway's own script, to load with the id `midtrans-script`" }),
    clientKey: Type.String({ description: 'Its `data-client-key`, which is public' }),
    environment: oneOf(environments, 'Its `data-environment`: whether cards are charged in earnest'),
  },
  {
    $id: 'CardScript',
    description: 'Turns a card’s number into a `cardToken` in the browser, past our server',
  },
);

export const PaymentMethod = Type.Object(
  {
    id: idOf('method'),
    code: oneOf<MethodCode>(methodCodes, 'Which method it is, in a word that never changes'),
    group: paymentGroup,
    name: Type.String({ description: "What it is called, in the caller's language" }),
    fee: Type.Object(
      {
        fixed: rupiah('What each payment costs'),
        percent: Type.Number({ description: 'Percent of what is paid before the fee' }),
      },
      { description: 'What the payer pays for paying this way, on top of the price: both parts together' },
    ),
    minimum: rupiah('The least that an order may come to'),
    maximum: rupiah('The most that an order may come to'),
    available: Type.Boolean({
      description: 'Whether it can be chosen today; the operator may have switched it off',
    }),
    expiresInSeconds: Type.Integer({
      description: 'How long there is to pay, in seconds from the choice on',
    }),
    cardScript: nullable(
      ref(
        CardScript,
        'For a card: the script that turns its number into a `cardToken` in the browser; null for other methods',
      ),
    ),
  },
  { $id: 'PaymentMethod', description: 'One way to pay, with its fee and limits' },
);
export type PaymentMethod = Static<typeof PaymentMethod>;

export const PaymentMethodGroup = Type.Object(
  {
    group: paymentGroup,
    methods: Type.Array(ref(PaymentMethod), { description: 'Its methods, in the order to offer them in' }),
  },
  { $id: 'PaymentMethodGroup', description: 'The methods of one kind' },
);
export type PaymentMethodGroup = Static<typeof PaymentMethodGroup>;
