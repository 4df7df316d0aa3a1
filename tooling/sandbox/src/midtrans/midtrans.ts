import { randomUUID } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';
import { changedBody, chargeBody, errorBody, notificationBody, statusBody } from './bodies.ts';
import { readChargeRequest } from './charge-request.ts';
import { expiryOf, methodCharge } from './methods.ts';
import { createNotifier } from './notifier.ts';
import type { Delivery, Payment, PaymentStatus } from './payment.ts';
import { openPaymentStore } from './payment-store.ts';
import { isOverdue, moveTo, type PayerAction, statusAfter } from './transitions.ts';

export interface MidtransOptions {
  /** Where payments are kept. */
  readonly folder: string;
  readonly clock: SandboxClock;
  readonly serverKey: string;
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

/** Nobody waits for this work; what goes wrong in it is at least said. */
function inBackground(work: Promise<unknown>): void {
  work.catch((error) => console.error('The sandbox’s payment gateway:', error));
}

/** The payment gateway itself: what it holds, what it answers, whom it tells, when it lets a payment expire. */
export async function openMidtrans(options: MidtransOptions) {
  const { folder, clock, serverKey, baseUrl, notificationUrl, retryDelaysMs } = options;
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
    const method = methodCharge(request, { transactionId, baseUrl });
    if (method === undefined) return errorBody('402');
    const now = clock.now();
    const override = addresses(headers.overrideNotification);
    const payment: Payment = {
      orderId: request.transaction_details.order_id,
      transactionId,
      paymentType: method.paymentType,
      amount: request.transaction_details.gross_amount,
      methodFields: method.fields,
      status: 'pending',
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

  async function endPending(id: string, status: 'cancel' | 'expire') {
    const payment = await current(id);
    if (payment === undefined) return errorBody('404');
    const { payment: after, moved } = await move(payment.orderId, (kept) =>
      kept.status === 'pending' ? status : undefined,
    );
    return moved ? changedBody(after, status) : errorBody('412');
  }

  return {
    payments: () => store.list(),
    current,
    charge,
    cancel: (id: string) => endPending(id, 'cancel'),
    expire: (id: string) => endPending(id, 'expire'),
    sweep,

    async status(id: string): Promise<Record<string, unknown>> {
      const payment = await current(id);
      return payment === undefined ? errorBody('404') : statusBody(payment);
    },

    /** What a payer or their bank does. False where the payment's state does not allow it. */
    async act(orderId: string, action: PayerAction): Promise<boolean | undefined> {
      if ((await current(orderId)) === undefined) return undefined;
      if (action !== 'notify-twice') {
        return (await move(orderId, ({ status }) => statusAfter(status, action))).moved;
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
