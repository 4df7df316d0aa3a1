import type { FastifyInstance } from 'fastify';
import type { Midtrans } from '../midtrans/midtrans.ts';
import type { Payment } from '../midtrans/payment.ts';
import { payerActions } from '../midtrans/transitions.ts';
import { html, page } from './html.ts';
import { requireOwnForm } from './own-form.ts';
import { paymentCard } from './payment-card.ts';

const shown = ['qr_string', 'permata_va_number', 'biller_code', 'bill_key', 'va_numbers'] as const;

function details({ methodFields }: Payment) {
  return shown
    .filter((name) => methodFields[name] !== undefined)
    .map((name) => {
      const value = methodFields[name];
      return html`<dt>${name}</dt><dd>${typeof value === 'string' ? value : JSON.stringify(value)}</dd>`;
    });
}

/** Where paying ends: a wallet goes back to the shop, everyone else stays here. */
function afterwards({ callbackUrl, orderId, status }: Payment): string {
  if (callbackUrl === null || !URL.canParse(callbackUrl))
    return `/sandbox/payments/${encodeURIComponent(orderId)}`;
  const target = new URL(callbackUrl);
  target.searchParams.set('order_id', orderId);
  target.searchParams.set('result', status === 'settlement' ? 'success' : 'failure');
  return target.href;
}

export async function paymentRoutes(
  app: FastifyInstance,
  { midtrans }: { midtrans: Midtrans },
): Promise<void> {
  app.get<{ Params: { orderId: string } }>('/:orderId', async ({ params }, reply) => {
    const payment = await midtrans.current(params.orderId);
    if (payment === undefined) return page(reply.code(404), { title: 'No such payment', body: html`` });
    const code =
      payment.methodFields.qr_string === undefined
        ? ''
        : html`<p><img class="code" alt="QR code of this payment" src="/sandbox/midtrans/v2/qris/${payment.transactionId}/qr-code"></p>`;
    const returns = payment.callbackUrl;
    return page(reply, {
      title: `Payment ${payment.orderId}`,
      ...(returns !== null && URL.canParse(returns) && { formsReturnTo: new URL(returns).origin }),
      body: html`${paymentCard(payment)}${code}<dl>${details(payment)}</dl>`,
    });
  });

  app.post<{ Params: { orderId: string; action: string } }>(
    '/:orderId/:action',
    { preHandler: requireOwnForm },
    async ({ params }, reply) => {
      const action = payerActions.find((known) => known === params.action);
      if (action === undefined) return reply.code(404).send({ error: 'Unknown action' });
      await midtrans.act(params.orderId, action);
      const payment = await midtrans.current(params.orderId);
      return reply.redirect(payment === undefined ? '/sandbox' : afterwards(payment), 303);
    },
  );
}
