import type { Delivery } from './payment.ts';
import type { PaymentStore } from './payment-store.ts';
import { nextRetryDelay } from './retries.ts';

const answerTimeoutMs = 15_000;
const mostRedirects = 5;

export interface NotifierOptions {
  readonly store: PaymentStore;
  /** Waits between attempts, in ms: Midtrans's 2, 10, 30, 90 and 210 minutes, made short. */
  readonly retryDelaysMs: readonly number[];
}

/** Status of the final answer; 0 where nobody answered in time. Only 307 and 308 are followed. */
async function post(url: string, body: unknown, redirectsLeft = mostRedirects): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'user-agent': 'Veritrans' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    await response.arrayBuffer();
    const location = response.headers.get('location');
    const follows = response.status === 307 || response.status === 308;
    if (follows && location !== null && redirectsLeft > 0) {
      return post(new URL(location, url).href, body, redirectsLeft - 1);
    }
    return response.status;
  } catch {
    return 0;
  }
}

export interface Notifier {
  /** Sends whatever is due now; one delivery is never sent twice at the same time. */
  sendDue(): Promise<void>;
}

/** Sends signed notifications until they are accepted or given up; what is under way survives a kill. */
export function createNotifier({ store, retryDelaysMs }: NotifierOptions): Notifier {
  const underWay = new Set<string>();

  async function attempt(orderId: string, delivery: Delivery): Promise<void> {
    underWay.add(delivery.id);
    try {
      const answers = [...delivery.answers, await post(delivery.url, delivery.body)];
      const delay = nextRetryDelay(answers, retryDelaysMs);
      const nextAttemptAt = delay === null ? null : Date.now() + delay;
      await store.change(orderId, (payment) => ({
        ...payment,
        deliveries: payment.deliveries.map((kept) =>
          kept.id === delivery.id ? { ...kept, answers, nextAttemptAt } : kept,
        ),
      }));
    } finally {
      underWay.delete(delivery.id);
    }
  }

  return {
    async sendDue() {
      const due = store
        .list()
        .flatMap(({ orderId, deliveries }) =>
          deliveries
            .filter(
              ({ id, nextAttemptAt }) =>
                nextAttemptAt !== null && nextAttemptAt <= Date.now() && !underWay.has(id),
            )
            .map((delivery) => attempt(orderId, delivery)),
        );
      await Promise.all(due);
    },
  };
}
