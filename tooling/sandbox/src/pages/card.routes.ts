import type { FastifyInstance } from 'fastify';
import { statusBody } from '../midtrans/bodies.ts';
import type { Midtrans } from '../midtrans/midtrans.ts';
import type { Payment } from '../midtrans/payment.ts';
import { html, page, rupiah } from './html.ts';
import { requireOwnForm } from './own-form.ts';

interface Asked {
  Params: { id: string };
  Querystring: { callback_url?: string };
}
interface Answered {
  Params: { id: string };
  Body: { answer?: string; callback_url?: string };
}

const isWebAddress = (url: string | undefined): url is string =>
  url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** What the bank asks the card's holder before the card pays. */
const question = ({ transactionId, amount, methodFields }: Payment, callback: string) =>
  html`<p>May <strong>Rimba</strong> take <strong>${rupiah.format(amount)}</strong> from card ${String(methodFields.masked_card)}?</p>
  <p class="quiet">A real bank asks for the code it sends to the holder’s phone. Here a button is enough.</p>
  <form method="post" action="/sandbox/midtrans/v2/3ds/redirect/${transactionId}"><input type="hidden" name="callback_url" value="${callback}">
  <div class="row"><button class="primary" name="answer" value="approve">Approve</button><button name="answer" value="refuse">Refuse</button></div></form>`;

/** The way back as Midtrans goes it: a form with the payment's state, which is a hint and no proof. */
const wayBack = (payment: Payment, callback: string) =>
  html`<p>The bank has answered: <strong>${payment.status}</strong>.</p>${
    isWebAddress(callback)
      ? html`<form method="post" action="${callback}"><input type="hidden" name="response" value="${JSON.stringify(statusBody(payment))}">
  <button class="primary">Continue</button></form>`
      : html`<p class="quiet">The merchant gave no address to go back to.</p>`
  }`;

/** The bank's page (3-D Secure): it asks the card's holder, then sends them back with `callback_type=form`. */
export async function cardRoutes(app: FastifyInstance, { midtrans }: { midtrans: Midtrans }): Promise<void> {
  const bankPage = (payment: Payment | undefined, callback = '') => ({
    title: payment === undefined ? 'No such payment' : 'The sandbox’s bank',
    ...(isWebAddress(callback) && { formsReturnTo: new URL(callback).origin }),
    body:
      payment === undefined
        ? html``
        : payment.status === 'pending'
          ? question(payment, callback)
          : wayBack(payment, callback),
  });
  const cardPayment = async (id: string) => {
    const payment = await midtrans.current(id);
    return payment?.cardVerdict ? payment : undefined;
  };

  app.get<Asked>('/redirect/:id', async ({ params, query }, reply) => {
    const payment = await cardPayment(params.id);
    return page(reply.code(payment === undefined ? 404 : 200), bankPage(payment, query.callback_url));
  });

  app.post<Answered>('/redirect/:id', { preHandler: requireOwnForm }, async ({ params, body }, reply) => {
    const agrees = body.answer === 'approve';
    const payment = (await cardPayment(params.id)) && (await midtrans.answerForCard(params.id, agrees));
    return page(reply.code(payment === undefined ? 404 : 200), bankPage(payment, body.callback_url));
  });
}
