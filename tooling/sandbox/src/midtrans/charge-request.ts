import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type WalletCode, walletCodes } from './wallets.ts';

const itemSchema = Type.Object({
  id: Type.Optional(Type.String()),
  price: Type.Integer(),
  quantity: Type.Integer({ minimum: 1 }),
  name: Type.String({ maxLength: 50 }),
});

const expirySchema = Type.Object({
  order_time: Type.Optional(
    Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d [+-]\\d{4}$' }),
  ),
  expiry_duration: Type.Integer({ minimum: 1 }),
  unit: Type.Optional(
    Type.Union([Type.Literal('second'), Type.Literal('minute'), Type.Literal('hour'), Type.Literal('day')]),
  ),
});

const walletPart = Type.Optional(
  Type.Object({
    enable_callback: Type.Optional(Type.Boolean()),
    callback_url: Type.Optional(Type.String()),
  }),
);
const walletParts = Object.fromEntries(walletCodes.map((code) => [code, walletPart])) as Record<
  WalletCode,
  typeof walletPart
>;

/** The objects of a charge's request that the methods have for themselves. */
const methodParts = {
  bank_transfer: Type.Optional(
    Type.Object({ bank: Type.String(), va_number: Type.Optional(Type.String({ pattern: '^\\d+$' })) }),
  ),
  echannel: Type.Optional(
    Type.Object({ bill_info1: Type.String({ maxLength: 10 }), bill_info2: Type.String({ maxLength: 30 }) }),
  ),
  qris: Type.Optional(
    Type.Object({
      acquirer: Type.Optional(Type.Union([Type.Literal('gopay'), Type.Literal('airpay shopee')])),
    }),
  ),
  ...walletParts,
  credit_card: Type.Optional(
    Type.Object({
      token_id: Type.String(),
      authentication: Type.Optional(Type.Boolean()),
      callback_type: Type.Optional(Type.Union([Type.Literal('js_event'), Type.Literal('form')])),
    }),
  ),
};

/** A `payment_type` whose object a charge may have. */
export type KnownPart = keyof typeof methodParts;

const chargeSchema = Type.Object({
  payment_type: Type.String(),
  transaction_details: Type.Object({
    order_id: Type.String({ minLength: 1, maxLength: 50, pattern: '^[A-Za-z0-9_~.-]+$' }),
    gross_amount: Type.Integer({ minimum: 1 }),
  }),
  item_details: Type.Optional(Type.Array(itemSchema)),
  customer_details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  custom_expiry: Type.Optional(expirySchema),
  ...methodParts,
});

export type ChargeRequest = Static<typeof chargeSchema>;

/** The request as the gateway understands it, or its `validation_messages`. */
export function readChargeRequest(body: unknown): ChargeRequest | { problems: string[] } {
  if (!Value.Check(chargeSchema, body)) {
    const problems = Value.Errors(chargeSchema, body).map(
      ({ instancePath, message }) => `${instancePath.slice(1).replaceAll('/', '.')} ${message}`,
    );
    return { problems };
  }
  const { gross_amount } = body.transaction_details;
  const sum = body.item_details?.reduce((total, { price, quantity }) => total + price * quantity, 0);
  if (sum !== undefined && sum !== gross_amount) {
    return { problems: ['transaction_details.gross_amount is not equal to the sum of item_details'] };
  }
  return body;
}
