import { detectLanguage, type Language } from '@rimba/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

const words = {
  id: {
    title: 'Bank di sandbox',
    none: 'Pembayaran ini tidak ada',
    question: (amount: string, card: string) =>
      html`Bolehkah <strong>Rimba</strong> menarik <strong>${amount}</strong> dari kartu ${card}?`,
    quiet: 'Bank sungguhan meminta kode yang dikirim ke ponsel pemilik kartu. Di sini cukup satu tombol.',
    approve: 'Setujui',
    refuse: 'Tolak',
    answered: (status: string) => html`Bank sudah menjawab: <strong>${status}</strong>.`,
    goOn: 'Lanjutkan',
    noAddress: 'Penjual tidak memberi alamat untuk kembali.',
  },
  en: {
    title: 'The sandbox’s bank',
    none: 'No such payment',
    question: (amount: string, card: string) =>
      html`May <strong>Rimba</strong> take <strong>${amount}</strong> from card ${card}?`,
    quiet: 'A real bank asks for the code it sends to the holder’s phone. Here a button is enough.',
    approve: 'Approve',
    refuse: 'Refuse',
    answered: (status: string) => html`The bank has answered: <strong>${status}</strong>.`,
    goOn: 'Continue',
    noAddress: 'The merchant gave no address to go back to.',
  },
};

/** The bank speaks the language that the browser's owner reads first. */
const languageOf = ({ headers }: FastifyRequest): Language =>
  detectLanguage({ acceptLanguage: headers['accept-language'] });

/** What the bank asks the card's holder before the card pays. */
const question = ({ transactionId, amount, methodFields }: Payment, callback: string, language: Language) => {
  const t = words[language];
  return html`<p>${t.question(rupiah.format(amount), String(methodFields.masked_card))}</p>
  <p class="quiet">${t.quiet}</p>
  <form method="post" action="/sandbox/midtrans/v2/3ds/redirect/${transactionId}"><input type="hidden" name="callback_url" value="${callback}">
  <div class="row"><button class="primary" name="answer" value="approve">${t.approve}</button><button name="answer" value="refuse">${t.refuse}</button></div></form>`;
};

/** The way back as Midtrans goes it: a form with the payment's state, which is a hint and no proof. */
const wayBack = (payment: Payment, callback: string, language: Language) => {
  const t = words[language];
  return html`<p>${t.answered(payment.status)}</p>${
    isWebAddress(callback)
      ? html`<form method="post" action="${callback}"><input type="hidden" name="response" value="${JSON.stringify(statusBody(payment))}">
  <button class="primary">${t.goOn}</button></form>`
      : html`<p class="quiet">${t.noAddress}</p>`
  }`;
};

/** The bank's page (3-D Secure): it asks the card's holder, then sends them back with `callback_type=form`. */
export async function cardRoutes(app: FastifyInstance, { midtrans }: { midtrans: Midtrans }): Promise<void> {
  const bankPage = (language: Language, payment: Payment | undefined, callback = '') => ({
    language,
    title: words[language][payment === undefined ? 'none' : 'title'],
    ...(isWebAddress(callback) && { formsReturnTo: new URL(callback).origin }),
    body:
      payment === undefined
        ? html``
        : payment.status === 'pending'
          ? question(payment, callback, language)
          : wayBack(payment, callback, language),
  });
  const cardPayment = async (id: string) => {
    const payment = await midtrans.current(id);
    return payment?.cardVerdict ? payment : undefined;
  };

  app.get<Asked>('/redirect/:id', async (request, reply) => {
    const { params, query } = request;
    const payment = await cardPayment(params.id);
    return page(
      reply.code(payment === undefined ? 404 : 200),
      bankPage(languageOf(request), payment, query.callback_url),
    );
  });

  app.post<Answered>('/redirect/:id', { preHandler: requireOwnForm }, async (request, reply) => {
    const { params, body } = request;
    const agrees = body.answer === 'approve';
    if (await cardPayment(params.id)) await midtrans.answerForCard(params.id, agrees);
    // To the same page asked for, not sent: a browser that comes back to it has no form to send again.
    const asked =
      body.callback_url === undefined ? '' : `?${new URLSearchParams({ callback_url: body.callback_url })}`;
    return reply.redirect(`/sandbox/midtrans/v2/3ds/redirect/${params.id}${asked}`, 303);
  });
}
