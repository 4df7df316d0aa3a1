import { toJakartaTime } from '../clock.ts';
import type { Payment } from '../midtrans/payment.ts';
import { type PayerAction, payerActions, statusAfter } from '../midtrans/transitions.ts';
import { html, rupiah } from './html.ts';

const labels = {
  settle: 'Pay',
  deny: 'Refuse',
  expire: 'Let it expire',
  'settle-late': 'Pay after all',
  'notify-twice': 'Send the notification twice',
} as const satisfies Record<PayerAction, string>;

/** What makes sense to offer: paying late only once the payment is over. */
function offered(payment: Payment): PayerAction[] {
  return payerActions.filter((action) => {
    if (action === 'notify-twice') return true;
    if (action === 'settle-late' && payment.status === 'pending') return false;
    return statusAfter(payment, action) !== undefined;
  });
}

const button = (payment: Payment, action: PayerAction) =>
  html`<form method="post" action="/sandbox/payments/${encodeURIComponent(payment.orderId)}/${action}"><button ${
    action === 'settle' ? html`class="primary"` : ''
  }>${labels[action]}</button></form>`;

function answers({ deliveries }: Payment): string {
  return deliveries
    .map(({ body, answers: got }) => `${body.transaction_status} → ${got.join(', ') || '…'}`)
    .join('; ');
}

export const paymentCard = (payment: Payment) => html`<section class="card">
  <div class="spread"><a href="/sandbox/payments/${encodeURIComponent(payment.orderId)}"><strong>${payment.orderId}</strong></a>
    <strong>${rupiah.format(payment.amount)}</strong></div>
  <div class="quiet spread"><span>${payment.paymentType} · ${payment.status}</span>
    <span>until ${toJakartaTime(new Date(payment.expiresAt))} WIB</span></div>
  <p class="quiet">Notifications: ${answers(payment) || 'none'}</p>
  <div class="row">${offered(payment).map((action) => button(payment, action))}</div></section>`;
