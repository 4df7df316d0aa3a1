import { type Static, Type } from 'typebox';
import { type MethodCode, methodCodes, type PaymentGroup } from '../database/schema/index.ts';
import { nullable } from '../http/nullable.ts';
import { ref } from '../http/schema-ref.ts';

const groups = ['bank_transfer', 'qris', 'e_wallet', 'card'] as const satisfies PaymentGroup[];
export const paymentGroup = Type.Unsafe<(typeof groups)[number]>({ type: 'string', enum: [...groups] });

const environments = ['sandbox', 'production'] as const;

export const CardScript = Type.Object(
  {
    url: Type.String({ description: "The gateway's own script, to load with the id `midtrans-script`" }),
    clientKey: Type.String({ description: 'Its `data-client-key`; public' }),
    environment: Type.Unsafe<(typeof environments)[number]>({
      type: 'string',
      enum: [...environments],
      description: 'Its `data-environment`',
    }),
  },
  {
    $id: 'CardScript',
    description: 'Turns a card’s number into a `cardToken` in the browser, past our server',
  },
);

export const PaymentMethod = Type.Object(
  {
    id: Type.Integer(),
    code: Type.Unsafe<MethodCode>({ type: 'string', enum: methodCodes }),
    group: paymentGroup,
    name: Type.String({ description: "In the caller's language" }),
    fee: Type.Object({
      fixed: Type.Integer({ description: 'Whole rupiah a payment' }),
      percent: Type.Number({ description: 'Percent of what is paid before the fee' }),
    }),
    minimum: Type.Integer({ description: 'Whole rupiah a transaction' }),
    maximum: Type.Integer({ description: 'Whole rupiah a transaction' }),
    available: Type.Boolean(),
    expiresInSeconds: Type.Integer({ description: 'How long there is to pay' }),
    cardScript: nullable(ref(CardScript)),
  },
  { $id: 'PaymentMethod' },
);
export type PaymentMethod = Static<typeof PaymentMethod>;

export const PaymentMethodGroup = Type.Object(
  { group: paymentGroup, methods: Type.Array(ref(PaymentMethod)) },
  { $id: 'PaymentMethodGroup' },
);
export type PaymentMethodGroup = Static<typeof PaymentMethodGroup>;
