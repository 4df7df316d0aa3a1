import { createHash } from 'node:crypto';
import type { ChargeRequest } from './charge-request.ts';
import { type Bank, banks, type PaymentType } from './payment.ts';
import { qrisString } from './qris.ts';
import type { CardVerdict } from './test-cards.ts';

/** What a method adds to a charge, and how long it stays payable without a `custom_expiry`. */
export interface MethodCharge {
  readonly paymentType: PaymentType;
  readonly fields: Record<string, unknown>;
  readonly expiresInSeconds: number;
  readonly callbackUrl: string | null;
  /** For a card: what comes of it when nobody objects. */
  readonly cardVerdict?: CardVerdict;
}

export interface ChargeContext {
  readonly transactionId: string;
  /** Public address of the sandbox's Midtrans, without a trailing slash. */
  readonly baseUrl: string;
}

const quarterHour = 15 * 60;
const day = 24 * 3_600;
const numberLengths = { bca: 11, bni: 12, bri: 18, permata: 12, cimb: 16 } as const satisfies Record<
  Bank,
  number
>;

/** Digits that look drawn by lot but are the same for the same payment. */
function digitsFor(seed: string, length: number): string {
  const hash = createHash('sha256').update(seed).digest('hex');
  return BigInt(`0x${hash}`).toString().slice(-length);
}

function bankTransfer(request: ChargeRequest, { transactionId }: ChargeContext): MethodCharge | undefined {
  const wanted = request.payment_type === 'permata' ? 'permata' : request.bank_transfer?.bank;
  const bank = banks.find((known) => known === wanted);
  if (bank === undefined) return undefined;
  const length = numberLengths[bank];
  const asked = request.bank_transfer?.va_number?.slice(0, length).padStart(length, '0');
  const number = asked ?? digitsFor(transactionId, length);
  const fields =
    bank === 'permata' ? { permata_va_number: number } : { va_numbers: [{ bank, va_number: number }] };
  return { paymentType: 'bank_transfer', fields, expiresInSeconds: day, callbackUrl: null };
}

function mandiriBill(
  { echannel }: ChargeRequest,
  { transactionId }: ChargeContext,
): MethodCharge | undefined {
  if (echannel === undefined) return undefined;
  const fields = { biller_code: '70012', bill_key: digitsFor(transactionId, 12) };
  return { paymentType: 'echannel', fields, expiresInSeconds: day, callbackUrl: null };
}

function qrActions({ transactionId, baseUrl }: ChargeContext) {
  return ['generate-qr-code', 'generate-qr-code-v2'].map((name) => ({
    name,
    method: 'GET',
    url: `${baseUrl}/v2/qris/${transactionId}/qr-code`,
  }));
}

function qris(request: ChargeRequest, context: ChargeContext): MethodCharge {
  const { order_id, gross_amount } = request.transaction_details;
  const qr_string = qrisString({
    amount: gross_amount,
    merchantName: 'RIMBA SANDBOX NOT REAL',
    city: 'PANGKALAN BUN',
    reference: order_id,
  });
  const acquirer = request.qris?.acquirer ?? 'gopay';
  const fields = { acquirer, qr_string, actions: qrActions(context) };
  return { paymentType: 'qris', fields, expiresInSeconds: quarterHour, callbackUrl: null };
}

function deeplink({ transactionId, baseUrl }: ChargeContext) {
  return { name: 'deeplink-redirect', method: 'GET', url: `${baseUrl}/wallet/${transactionId}` };
}

function gopay(request: ChargeRequest, context: ChargeContext): MethodCharge {
  const { baseUrl, transactionId } = context;
  const actions = [
    ...qrActions(context),
    deeplink(context),
    { name: 'get-status', method: 'GET', url: `${baseUrl}/v2/${transactionId}/status` },
    { name: 'cancel', method: 'POST', url: `${baseUrl}/v2/${transactionId}/cancel` },
  ];
  const callbackUrl = request.gopay?.enable_callback === true ? (request.gopay.callback_url ?? null) : null;
  return { paymentType: 'gopay', fields: { actions }, expiresInSeconds: quarterHour, callbackUrl };
}

function shopeepay(request: ChargeRequest, context: ChargeContext): MethodCharge {
  const fields = {
    actions: [deeplink(context)],
    channel_response_code: '0',
    channel_response_message: 'success',
  };
  const callbackUrl = request.shopeepay?.callback_url ?? null;
  return { paymentType: 'shopeepay', fields, expiresInSeconds: quarterHour, callbackUrl };
}

const methods: Record<string, (request: ChargeRequest, context: ChargeContext) => MethodCharge | undefined> =
  {
    bank_transfer: bankTransfer,
    permata: bankTransfer,
    echannel: mandiriBill,
    qris,
    gopay,
    shopeepay,
  };

/** Undefined where the method is unknown here or its own object is missing. */
export function methodCharge(request: ChargeRequest, context: ChargeContext): MethodCharge | undefined {
  if (!Object.hasOwn(methods, request.payment_type)) return undefined;
  return methods[request.payment_type]?.(request, context);
}

const unitSeconds = { second: 1, minute: 60, hour: 3_600, day } as const;

/** When the charge stops being payable. `order_time` may lie in the past; the method's own limit is the default. */
export function expiryOf(request: ChargeRequest, charge: MethodCharge, now: Date): Date {
  const custom = request.custom_expiry;
  if (custom === undefined) return new Date(now.getTime() + charge.expiresInSeconds * 1_000);
  const orderTime = custom.order_time?.replace(/^(\S+) (\S+) ([+-]\d\d)(\d\d)$/, '$1T$2$3:$4');
  const start = orderTime === undefined ? now.getTime() : Date.parse(orderTime);
  return new Date(start + custom.expiry_duration * unitSeconds[custom.unit ?? 'minute'] * 1_000);
}
