import { createHash } from 'node:crypto';
import type { Schema } from '@rimba/api-client';
import type { CardTokens } from './card-tokens.ts';
import type { ChargeRequest, KnownPart } from './charge-request.ts';
import { qrisString } from './qris.ts';
import { type CardVerdict, maskedNumber } from './test-cards.ts';
import {
  type ChargePlace,
  qrActions,
  type Wallet,
  type WalletCode,
  walletCodes,
  wallets,
} from './wallets.ts';

/** What a method adds to a charge. */
export interface MethodCharge {
  readonly fields: Record<string, unknown>;
  readonly callbackUrl: string | null;
  /** For a card: what comes of it when nobody objects. */
  readonly cardVerdict?: CardVerdict;
}

export interface ChargeContext extends ChargePlace {
  readonly tokens: CardTokens;
}

interface Method {
  /** `payment_type` of its requests and of every body about it. */
  readonly paymentType: KnownPart;
  /** How long it stays payable without a `custom_expiry`. */
  readonly expiresInSeconds: number;
  /** Undefined where its own object of the request is missing or names another. */
  charge(request: ChargeRequest, context: ChargeContext): MethodCharge | undefined;
}

const quarterHour = 15 * 60;
const day = 24 * 3_600;

/** Each way to pay of the product, as the gateway knows it: one that is missing here could not be tried. */
const methods = {
  qris: { paymentType: 'qris', expiresInSeconds: quarterHour, charge: qris },
  bca_va: virtualAccount('bca', 11),
  bni_va: virtualAccount('bni', 12),
  bri_va: virtualAccount('bri', 18),
  mandiri_bill: { paymentType: 'echannel', expiresInSeconds: day, charge: mandiriBill },
  permata_va: virtualAccount('permata', 12),
  cimb_va: virtualAccount('cimb', 16),
  ...(Object.fromEntries(walletCodes.map((code) => [code, wallet(code)])) as Record<
    WalletCode,
    ReturnType<typeof wallet>
  >),
  card: { paymentType: 'credit_card', expiresInSeconds: 10 * 60, charge: card },
} as const satisfies Record<Schema<'PaymentMethod'>['code'], Method>;

export type PaymentType = (typeof methods)[keyof typeof methods]['paymentType'];

const chargeMessages = {
  qris: 'QRIS transaction is created',
  bank_transfer: 'Success, Bank Transfer transaction is created',
  echannel: 'OK, Mandiri Bill transaction is successful',
  credit_card: 'Success, Credit Card transaction is successful',
} as const satisfies Record<Exclude<PaymentType, WalletCode>, string>;

const isWallet = (type: PaymentType): type is WalletCode => Object.hasOwn(wallets, type);

export const chargeMessage = (type: PaymentType) =>
  isWallet(type) ? `${wallets[type].name} transaction is created` : chargeMessages[type];

/** Undefined where the method is unknown here, or its own object is missing or wrong. */
export function methodCharge(request: ChargeRequest, context: ChargeContext) {
  // Permata has a payment type of its own, too.
  const wanted = request.payment_type === 'permata' ? 'bank_transfer' : request.payment_type;
  for (const { paymentType, expiresInSeconds, charge } of Object.values(methods)) {
    const made = paymentType === wanted ? charge(request, context) : undefined;
    if (made) return { ...made, paymentType, expiresInSeconds };
  }
  return undefined;
}

/** Digits that look drawn by lot but are the same for the same payment. */
function digitsFor(seed: string, length: number): string {
  const hash = createHash('sha256').update(seed).digest('hex');
  return BigInt(`0x${hash}`).toString().slice(-length);
}

function virtualAccount(bank: string, length: number) {
  return {
    paymentType: 'bank_transfer',
    expiresInSeconds: day,
    charge(request: ChargeRequest, { transactionId }: ChargeContext): MethodCharge | undefined {
      const wanted = request.payment_type === 'permata' ? 'permata' : request.bank_transfer?.bank;
      if (wanted !== bank) return undefined;
      const asked = request.bank_transfer?.va_number?.slice(0, length).padStart(length, '0');
      const number = asked ?? digitsFor(transactionId, length);
      const fields =
        bank === 'permata' ? { permata_va_number: number } : { va_numbers: [{ bank, va_number: number }] };
      return { fields, callbackUrl: null };
    },
  } as const satisfies Method;
}

function mandiriBill(
  { echannel }: ChargeRequest,
  { transactionId }: ChargeContext,
): MethodCharge | undefined {
  if (echannel === undefined) return undefined;
  const fields = { biller_code: '70012', bill_key: digitsFor(transactionId, 12) };
  return { fields, callbackUrl: null };
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
  return { fields: { acquirer, qr_string, actions: qrActions(context) }, callbackUrl: null };
}

function wallet(code: WalletCode) {
  const { fields, asksForCallback }: Wallet = wallets[code];
  return {
    paymentType: code,
    expiresInSeconds: quarterHour,
    charge(request: ChargeRequest, context: ChargeContext): MethodCharge {
      const { callback_url, enable_callback } = request[code] ?? {};
      const returns = asksForCallback !== true || enable_callback === true;
      return { fields: fields(context), callbackUrl: returns ? (callback_url ?? null) : null };
    },
  } as const satisfies Method;
}

/**
 * A charge to a card. Where its bank asks the holder (3-D Secure), it waits at `redirect_url`; undefined where
 * the token is not, or no more, good for one.
 */
function card(
  { credit_card }: ChargeRequest,
  { transactionId, baseUrl, tokens }: ChargeContext,
): MethodCharge | undefined {
  const used = credit_card && tokens.redeem(credit_card.token_id);
  if (used === undefined) return undefined;
  const asksHolder = credit_card?.authentication === true && used.enrolled;
  return {
    fields: {
      masked_card: maskedNumber(used.number),
      card_type: 'credit',
      bank: 'bni',
      three_ds_version: '2',
      ...(asksHolder && { redirect_url: `${baseUrl}/v2/3ds/redirect/${transactionId}` }),
    },
    callbackUrl: null,
    cardVerdict: used.verdict,
  };
}

const unitSeconds = { second: 1, minute: 60, hour: 3_600, day } as const;

/** When the charge stops being payable. `order_time` may lie in the past; the method's own limit is the default. */
export function expiryOf(request: ChargeRequest, charge: Pick<Method, 'expiresInSeconds'>, now: Date): Date {
  const custom = request.custom_expiry;
  if (custom === undefined) return new Date(now.getTime() + charge.expiresInSeconds * 1_000);
  const orderTime = custom.order_time?.replace(/^(\S+) (\S+) ([+-]\d\d)(\d\d)$/, '$1T$2$3:$4');
  const start = orderTime === undefined ? now.getTime() : Date.parse(orderTime);
  return new Date(start + custom.expiry_duration * unitSeconds[custom.unit ?? 'minute'] * 1_000);
}
