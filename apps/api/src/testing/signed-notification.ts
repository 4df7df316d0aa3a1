import { createHash } from 'node:crypto';

/** A notification as the gateway would sign it, whoever sends it. */
export function signedNotification(
  orderId: string,
  amount: number,
  serverKey: string,
  changes: Record<string, string> = {},
) {
  const body = {
    order_id: orderId,
    status_code: '200',
    gross_amount: `${amount}.00`,
    transaction_id: `t-${orderId}`,
    transaction_status: 'settlement',
    fraud_status: 'accept',
    ...changes,
  };
  const text = body.order_id + body.status_code + body.gross_amount + serverKey;
  return { ...body, signature_key: createHash('sha512').update(text).digest('hex') };
}
