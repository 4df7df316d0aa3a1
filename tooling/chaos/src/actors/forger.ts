import { createHash } from 'node:crypto';
import type { PlannedForgery } from '../plan/plan.ts';
import type { Scene } from './scene.ts';

/** A notification that says of somebody's order that it was paid, and is not the gateway's. */
export async function forge(scene: Scene, { forgery, back }: PlannedForgery): Promise<void> {
  const id = scene.made.at(-1 - back);
  const payment = (await scene.outside.payments()).find(({ orderId }) => orderId === `TRX-${id}-1`);
  if (!payment) return;
  const orderId = forgery === 'unknown order' ? `${payment.orderId}999` : payment.orderId;
  const amount = `${forgery === 'another amount' ? 1 : payment.amount}.00`;
  const key = forgery === 'unsigned' ? 'a guess' : scene.outside.serverKey;
  const body = {
    status_code: '200',
    transaction_id: `forged-${orderId}`,
    order_id: orderId,
    gross_amount: amount,
    transaction_status: 'settlement',
    fraud_status: 'accept',
    signature_key: createHash('sha512').update(`${orderId}200${amount}${key}`).digest('hex'),
  };
  await scene.replicas
    .call('/api/v1/payment/midtrans/notification', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    .catch(() => undefined);
}
