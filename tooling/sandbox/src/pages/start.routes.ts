import type { FastifyInstance } from 'fastify';
import { type SandboxClock, toJakartaTime } from '../clock.ts';
import type { MailStore } from '../mail/mail-store.ts';
import type { Midtrans } from '../midtrans/midtrans.ts';
import { testCards } from '../midtrans/test-cards.ts';
import { html, page } from './html.ts';
import { requireOwnForm } from './own-form.ts';
import { paymentCard } from './payment-card.ts';

export interface StartOptions {
  readonly clock: SandboxClock;
  readonly mails: MailStore;
  readonly midtrans: Midtrans;
}

const jumps = [
  { seconds: 15 * 60, label: '15 minutes' },
  { seconds: 86_400, label: '1 day' },
  { seconds: 30 * 86_400, label: '30 days' },
  { seconds: 365 * 86_400, label: '1 year' },
];
const newest = 20;

/** Where a person trying the product reads their mail, pays, and moves time. */
export async function startRoutes(app: FastifyInstance, options: StartOptions): Promise<void> {
  const { clock, mails, midtrans } = options;

  app.get('/', async (_request, reply) => {
    const payments = midtrans.payments().slice(0, newest);
    const [latest] = mails.list();
    return page(reply, {
      title: 'The world outside',
      body: html`<p class="quiet">Here is what the product talks to: a payment gateway, an inbox, Google and the clock. Nothing leaves this machine and no money moves.</p>
        <h2>Inbox</h2>
        <p><a href="/sandbox/inbox">All mails</a>${latest === undefined ? '' : html` · latest: <a href="/sandbox/inbox/${latest.id}">${latest.subject}</a>`}</p>
        <h2>Payments</h2>
        ${payments.length === 0 ? html`<p class="quiet">No payment yet.</p>` : payments.map(paymentCard)}
        <h2>Cards</h2>
        <p class="quiet">Any month to come, CVV 123:</p>
        <dl>${testCards.map(({ number, says }) => html`<dt>${number}</dt><dd>${says}</dd>`)}</dl>
        <h2>Google</h2>
        <p>Signing in with Google leads to a page here: whichever address is typed there is signed in.</p>
        <h2>Native app</h2>
        <p><a href="/sandbox/shell">Open the product in the native shell</a>, as a phone’s app would.</p>
        <h2>Clock</h2>
        <p>It is ${toJakartaTime(clock.now())} WIB for the product.</p>
        <div class="row">${jumps.map(
          ({ seconds, label }) =>
            html`<form method="post" action="/sandbox/clock"><input type="hidden" name="seconds" value="${seconds}"><button>${label} later</button></form>`,
        )}</div>`,
    });
  });

  app.post<{ Body: { seconds?: string } }>(
    '/clock',
    { preHandler: requireOwnForm },
    async ({ body }, reply) => {
      const jump = jumps.find(({ seconds }) => String(seconds) === body.seconds);
      if (jump === undefined) return reply.code(400).send({ error: 'Unknown step' });
      await clock.advance(jump.seconds);
      await midtrans.sweep();
      return reply.redirect('/sandbox', 303);
    },
  );
}
