import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { PaymentInstructions } from '../../database/schema/index.ts';
import type { GatewayReport, GatewayStatus } from '../gateway-port.ts';
import { methods } from './methods.ts';

const text = () => Type.Optional(Type.String());

/** What is read of a Midtrans body; it may carry more, and gains fields at any time. */
export const Reply = Type.Object({
  status_code: Type.String(),
  status_message: text(),
  transaction_id: text(),
  order_id: text(),
  gross_amount: text(),
  transaction_status: text(),
  fraud_status: text(),
  validation_messages: Type.Optional(Type.Array(Type.String())),
  va_numbers: Type.Optional(Type.Array(Type.Object({ bank: Type.String(), va_number: Type.String() }))),
  permata_va_number: text(),
  biller_code: text(),
  bill_key: text(),
  qr_string: text(),
  actions: Type.Optional(Type.Array(Type.Object({ name: Type.String(), url: Type.String() }))),
  redirect_url: text(),
  masked_card: text(),
});
export type Reply = Static<typeof Reply>;

const checked = Compile(Reply);
export const isReply = (body: unknown): body is Reply => checked.Check(body);

/** A transaction in our words; undefined when the body does not describe one. */
export function reportOf(reply: Reply): GatewayReport | undefined {
  const { order_id, transaction_id, transaction_status, gross_amount } = reply;
  if (!order_id || !transaction_id || !transaction_status || !gross_amount) return undefined;
  return {
    orderId: order_id,
    gatewayTransactionId: transaction_id,
    status: statusOf(transaction_status, reply.fraud_status, reply.status_code),
    amount: rupiahOf(gross_amount),
    instructions: instructionsOf(reply),
    message: `${reply.status_code} ${reply.status_message ?? ''}`.trim(),
  };
}

/**
 * Midtrans's status in ours. Money has come only where the signed status code is 200 and fraud screening did
 * not object; a challenge stays pending until a person at the gateway decides.
 */
export function statusOf(transaction: string, fraud: string | undefined, statusCode: string): GatewayStatus {
  switch (transaction.toLowerCase()) {
    case 'settlement':
    case 'capture':
      if (fraud?.toLowerCase() === 'deny') return 'denied';
      return statusCode === '200' && (fraud === undefined || fraud.toLowerCase() === 'accept')
        ? 'settled'
        : 'pending';
    case 'deny':
      return 'denied';
    case 'cancel':
      return 'cancelled';
    case 'expire':
      return 'expired';
    case 'failure':
      return 'failed';
    case 'refund':
    case 'partial_refund':
    case 'chargeback':
    case 'partial_chargeback':
      return 'refunded';
    default:
      return 'pending';
  }
}

/** `"44000.00"` as whole rupiah; NaN when it is anything else, so that no comparison with it succeeds. */
export const rupiahOf = (amount: string): number =>
  /^\d{1,15}(\.00?)?$/.test(amount) ? Number(amount.split('.')[0]) : Number.NaN;

const isChallenged = ({ transaction_status, fraud_status }: Reply) =>
  transaction_status?.toLowerCase() === 'capture' && fraud_status?.toLowerCase() === 'challenge';

function instructionsOf(reply: Reply): PaymentInstructions {
  // The holder has agreed already: there is nothing left to do at the bank's page.
  if (isChallenged(reply)) {
    return { underReview: true, ...(reply.masked_card ? { maskedCard: reply.masked_card } : {}) };
  }
  const accounts = reply.va_numbers?.map(({ bank, va_number }) => ({ bank, number: va_number })) ?? [];
  if (reply.permata_va_number) accounts.push({ bank: 'permata', number: reply.permata_va_number });
  const actions = reply.actions?.map(({ name, url }) => ({ name, url })).filter(isForThePayer) ?? [];
  return {
    ...(accounts.length ? { vaNumbers: accounts } : {}),
    ...(reply.biller_code ? { billerCode: reply.biller_code } : {}),
    ...(reply.bill_key ? { billKey: reply.bill_key } : {}),
    ...(reply.qr_string ? { qrString: reply.qr_string } : {}),
    ...(actions.length ? { actions } : {}),
    ...(reply.masked_card ? { maskedCard: reply.masked_card } : {}),
    ...(isWebAddress(reply.redirect_url) ? { redirectUrl: reply.redirect_url } : {}),
  };
}

const schemes = ['https:', 'http:', ...Object.values(methods).flatMap((method) => method.schemes)];

/** The status and cancel actions are for the merchant's server; other schemes are never handed to a browser. */
const isForThePayer = ({ name, url }: { name: string; url: string }) =>
  name !== 'get-status' && name !== 'cancel' && URL.canParse(url) && schemes.includes(new URL(url).protocol);

const isWebAddress = (url: string | undefined): url is string =>
  url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
