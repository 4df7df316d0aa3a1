import { randomUUID } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';
import { changedBody, chargeBody, notificationBody, statusBody } from './bodies.ts';
import { createCardTokens } from './card-tokens.ts';
import { readChargeRequest } from './charge-request.ts';
import { errorBody } from './error-body.ts';
import { expiryOf, type MethodCharge, methodCharge } from './methods.ts';
import { createNotifier } from './notifier.ts';
import type { Delivery, Payment, PaymentStatus } from './payment.ts';
import { openPaymentStore } from './payment-store.ts';
import {
  isCancellable,
  isOverdue,
  moveTo,
  type PayerAction,
  statusAfter,
  statusOfCard,
} from './transitions.ts';

export interface MidtransOptions {
  /** Where payments are kept. */
  readonly folder: string;
  readonly clock: SandboxClock;
  readonly serverKey: string;
  /** Opens the browser's call for a card's token. */
  readonly clientKey: string;
  /** Public address of these endpoints, without a trailing slash. */
  readonly baseUrl: string;
  /** Where notifications go unless a charge says otherwise. */
  readonly notificationUrl: string;
  readonly retryDelaysMs: readonly number[];
}

export interface ChargeHeaders {
  readonly idempotencyKey: string | null;
  /** Comma-separated addresses, as X-Override-Notification and X-Append-Notification carry them. */
  readonly overrideNotification: string | null;
  readonly appendNotification: string | null;
}

export type Midtrans = Awaited<ReturnType<typeof openMidtrans>>;

const sweepIntervalMs = 250;
const idempotencyLifeMs = 5 * 60_000;
const mostNotificationUrls = 3;

const addresses = (header: string | null) =>
  (header ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => URL.canParse(url))
    .slice(0, mostNotificationUrls);

/** A card whose bank asks nobody is paid or refused by the charge itself. */
const decidedAtOnce = ({ fields, cardVerdict }: MethodCharge): PaymentStatus | undefined =>
  cardVerdict !== undefined && fields.redirect_url === undefined ? statusOfCard(cardVerdict) : undefined;

/** Nobody waits for this work; what goes wrong in it is at least said. */
function inBackground(work: Promise<unknown>): void {
  work.catch((error) => console.error('The sandbox’s payment gateway:', error));
}

/** The payment gateway itself: what it holds, what it answers, whom it tells, when it lets a payment expire. */
export async function openMidtrans(options: MidtransOptions) {
  const { folder, clock, serverKey, clientKey, baseUrl, notificationUrl, retryDelaysMs } = options;
  const tokens = createCardTokens({ clientKey, now: clock.now });
  const store = await openPaymentStore(folder);
  const notifier = createNotifier({ store, retryDelaysMs });

  const notificationsOf = (payment: Payment): Delivery[] =>
    payment.notificationUrls.map((url) => ({
      id: randomUUID(),
      url,
      body: notificationBody(payment, serverKey),
      answers: [],
      nextAttemptAt: Date.now(),
    }));

  const withNews = (payment: Payment, copies = 1): Payment => ({
    ...payment,
    deliveries: [
      ...payment.deliveries,
      ...Array.from({ length: copies }, () => notificationsOf(payment)).flat(),
    ],
  });

  async function move(orderId: string, next: (payment: Payment) => PaymentStatus | undefined) {
    let moved = false;
    const payment = await store.change(orderId, (kept) => {
      const status = next(kept);
      moved = status !== undefined;
      return status === undefined ? kept : withNews(moveTo(kept, status, clock.now()));
    });
    inBackground(notifier.sendDue());
    return { payment, moved };
  }

  async function sweep(): Promise<void> {
    for (const payment of store.list()) {
      if (!isOverdue(payment, clock.now())) continue;
      await move(payment.orderId, (current) => (isOverdue(current, clock.now()) ? 'expire' : undefined));
    }
    await notifier.sendDue();
  }

  let timer: NodeJS.Timeout | undefined;

  /** The payment as of now: one whose time is up is expired before anyone reads it. */
  async function current(id: string): Promise<Payment | undefined> {
    const payment = store.find(id);
    if (payment === undefined || !isOverdue(payment, clock.now())) return payment;
    return (await move(payment.orderId, (kept) => (isOverdue(kept, clock.now()) ? 'expire' : undefined)))
      .payment;
  }

  async function charge(body: unknown, headers: ChargeHeaders): Promise<Record<string, unknown>> {
    const { idempotencyKey } = headers;
    const repeated = store
      .list()
      .find((payment) => idempotencyKey !== null && payment.idempotencyKey === idempotencyKey);
    if (repeated && clock.now().getTime() - Date.parse(repeated.createdAt) < idempotencyLifeMs) {
      return chargeBody(repeated);
    }
    const request = readChargeRequest(body);
    if ('problems' in request) return errorBody('400', request.problems);
    const transactionId = randomUUID();
    const method = methodCharge(request, { transactionId, baseUrl, tokens });
    if (method === undefined) return errorBody(request.payment_type === 'credit_card' ? '411' : '402');
    const now = clock.now();
    const override = addresses(headers.overrideNotification);
    const payment: Payment = {
      orderId: request.transaction_details.order_id,
      transactionId,
      paymentType: method.paymentType,
      amount: request.transaction_details.gross_amount,
      methodFields: method.fields,
      status: decidedAtOnce(method) ?? 'pending',
      cardVerdict: method.cardVerdict ?? null,
      createdAt: now.toISOString(),
      expiresAt: expiryOf(request, method, now).toISOString(),
      settledAt: null,
      callbackUrl: method.callbackUrl,
      idempotencyKey,
      notificationUrls:
        override.length > 0 ? override : [notificationUrl, ...addresses(headers.appendNotification)],
      deliveries: [],
    };
    if (!(await store.add(withNews(payment)))) return errorBody('406');
    inBackground(notifier.sendDue());
    return chargeBody(payment);
  }

  async function end(id: string, status: 'cancel' | 'expire') {
    const payment = await current(id);
    if (payment === undefined) return errorBody('404');
    const { payment: after, moved } = await move(payment.orderId, (kept) =>
      kept.status === 'pending' || (status === 'cancel' && isCancellable(kept)) ? status : undefined,
    );
    return moved ? changedBody(after, status) : errorBody('412');
  }

  return {
    payments: () => store.list(),
    current,
    charge,
    cancel: (id: string) => end(id, 'cancel'),
    expire: (id: string) => end(id, 'expire'),
    sweep,
    cardToken: tokens.issue,

    /** What a card's holder says on the bank's page. Nothing changes where it was said, or is too late. */
    async answerForCard(id: string, agrees: boolean): Promise<Payment | undefined> {
      const payment = await current(id);
      if (payment === undefined) return undefined;
      const after = await move(payment.orderId, ({ status, cardVerdict }) => {
        if (status !== 'pending' || cardVerdict === null) return undefined;
        return agrees ? statusOfCard(cardVerdict) : 'deny';
      });
      return after.payment;
    },

    async status(id: string): Promise<Record<string, unknown>> {
      const payment = await current(id);
      return payment === undefined ? errorBody('404') : statusBody(payment);
    },

    /** What a payer or their bank does. False where the payment's state does not allow it. */
    async act(orderId: string, action: PayerAction): Promise<boolean | undefined> {
      if ((await current(orderId)) === undefined) return undefined;
      if (action !== 'notify-twice') {
        return (await move(orderId, (payment) => statusAfter(payment, action))).moved;
      }
      await store.change(orderId, (payment) => withNews(payment, 2));
      inBackground(notifier.sendDue());
      return true;
    },

    /** From now on payments expire and notifications go out by themselves. */
    start() {
      timer = setInterval(() => inBackground(sweep()), sweepIntervalMs).unref();
    },
    close: () => clearInterval(timer),
  };
}
