import { createHash } from 'node:crypto';
import { toJakartaTime } from '../clock.ts';
import { chargeMessage } from './methods.ts';
import type { Payment, PaymentStatus } from './payment.ts';

const merchantId = 'G000000000';

/** The body's `status_code` for one who asks, and for one who is told: an expired payment differs. */
const asked = {
  pending: '201',
  settlement: '200',
  capture: '200',
  challenge: '201',
  deny: '202',
  cancel: '200',
  expire: '407',
} as const satisfies Record<PaymentStatus, string>;
const told = { ...asked, cancel: '202', expire: '202' } as const;

/** A challenge is no status of its own: it is a capture that fraud screening has doubts about. */
const transactionStatus = (status: PaymentStatus) => (status === 'challenge' ? 'capture' : status);
const fraudStatus = (status: PaymentStatus) =>
  status === 'challenge' || status === 'deny' ? status : 'accept';

/** `150000` → `"150000.00"`: amounts are strings with two decimals in every answer. */
export const grossAmount = (amount: number) => `${amount}.00`;

/** Hex SHA-512 over order id, status code, amount and server key, joined without a separator. */
export function signatureKey(orderId: string, statusCode: string, amount: string, serverKey: string): string {
  return createHash('sha512').update(`${orderId}${statusCode}${amount}${serverKey}`).digest('hex');
}

function commonBody(payment: Payment, statusCode: string, message: string) {
  return {
    status_code: statusCode,
    status_message: message,
    transaction_id: payment.transactionId,
    order_id: payment.orderId,
    merchant_id: merchantId,
    gross_amount: grossAmount(payment.amount),
    currency: 'IDR',
    payment_type: payment.paymentType,
    transaction_time: toJakartaTime(new Date(payment.createdAt)),
    transaction_status: transactionStatus(payment.status),
    fraud_status: fraudStatus(payment.status),
    expiry_time: toJakartaTime(new Date(payment.expiresAt)),
    ...payment.methodFields,
    ...(payment.settledAt !== null && { settlement_time: toJakartaTime(new Date(payment.settledAt)) }),
  };
}

/** What a charge is answered with. A card that asks nobody is paid, or not, by the charge itself. */
export function chargeBody(payment: Payment) {
  const message = chargeMessage(payment.paymentType);
  const decided = payment.paymentType === 'credit_card' && payment.methodFields.redirect_url === undefined;
  if (decided) return commonBody(payment, asked[payment.status], message);
  return commonBody({ ...payment, status: 'pending', settledAt: null }, '201', message);
}

export const statusBody = (payment: Payment) =>
  commonBody(payment, asked[payment.status], 'Success, transaction is found');

export function notificationBody(payment: Payment, serverKey: string): Record<string, unknown> {
  const statusCode = told[payment.status];
  return {
    ...commonBody(payment, statusCode, 'midtrans payment notification'),
    signature_key: signatureKey(payment.orderId, statusCode, grossAmount(payment.amount), serverKey),
    ...(payment.paymentType === 'qris' &&
      payment.status === 'settlement' && { issuer: 'gopay', transaction_type: 'off-us' }),
  };
}

export function changedBody(payment: Payment, status: Extract<PaymentStatus, 'cancel' | 'expire'>) {
  const message =
    status === 'cancel' ? 'Success, transaction is canceled' : 'Success, transaction is expired';
  return commonBody(payment, status === 'cancel' ? '200' : '407', message);
}
