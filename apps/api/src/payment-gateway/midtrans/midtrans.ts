import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { answeredWithin } from '../../http/patience.ts';
import { Problem } from '../../http/problem.ts';
import {
  GatewayRefused,
  type GatewayReport,
  GatewayUnavailable,
  type PaymentGateway,
} from '../gateway-port.ts';
import { cardScriptOf, comingBack } from './card.ts';
import { chargeBody } from './charge-body.ts';
import { isReply, type Reply, reportOf, rupiahOf } from './reply.ts';
import { isSigned } from './signature.ts';

export type MidtransOptions = {
  /** https://api.midtrans.com, or a sandbox; without a trailing slash. */
  url: string;
  serverKey: string;
  clientKey: string;
  /** The address people open, without a trailing slash. */
  publicUrl: string;
};

/** How long an answer may take, in ms: a buyer waits for both, and who only asks can ask again. */
const patience = { POST: 15_000, GET: 5_000 } as const;

/** Characters that can be stored and compared: the signature covers three fields only, so the rest is anyone's. */
const printable = (maxLength: number) => Type.String({ pattern: '^[ -~]+$', maxLength });

const Notification = Type.Object({
  order_id: printable(100),
  transaction_id: printable(100),
  transaction_status: printable(50),
  status_code: printable(10),
  gross_amount: printable(30),
  signature_key: printable(200),
});

/** Midtrans Core API. Answers come as 200 whatever happened; the truth is the body's own status code. */
export function createMidtrans(options: MidtransOptions): PaymentGateway {
  const { url, serverKey, publicUrl } = options;
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`;

  async function call(
    method: keyof typeof patience,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<Reply> {
    const answer = await answeredWithin(patience[method], async (signal) => {
      const response = await fetch(`${url}/v2/${path}`, {
        method,
        headers: {
          authorization,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal,
      });
      return { status: response.status, body: (await response.json()) as unknown };
    }).catch((cause: unknown) => {
      throw new GatewayUnavailable(`Midtrans did not answer ${method} ${path}`, { cause });
    });
    // 202 is said while the first call under the same Idempotency-Key still runs.
    if (answer.status >= 500 || answer.status === 429 || answer.status === 202 || !isReply(answer.body)) {
      throw new GatewayUnavailable(`Midtrans answered ${answer.status} to ${method} ${path}`);
    }
    if (/^(5\d\d|429|401)$/.test(answer.body.status_code)) throw new GatewayUnavailable(wordsOf(answer.body));
    return answer.body;
  }

  function described(reply: Reply): GatewayReport {
    const report = reportOf(reply);
    if (!report) throw new GatewayRefused(wordsOf(reply));
    return comingBack(report, publicUrl);
  }

  async function status(orderId: string): Promise<GatewayReport | undefined> {
    const reply = await call('GET', `${encodeURIComponent(orderId)}/status`);
    if (reply.status_code === '404') return undefined;
    return described(reply);
  }

  return {
    cardScript: cardScriptOf(options),

    status,

    async charge(request) {
      const reply = await call('POST', 'charge', chargeBody(request), `${request.orderId}-charge`);
      // 406: this order was opened by an earlier call whose answer was lost.
      const known = reply.status_code === '406' ? await status(request.orderId) : undefined;
      return known ?? described(reply);
    },

    async cancel(orderId) {
      // A card that was charged already would be given its money back: only what waits is cancelled.
      const known = await status(orderId);
      if (known?.status !== 'pending') return known;
      const reply = await call('POST', `${encodeURIComponent(orderId)}/cancel`);
      if (reply.status_code === '404') return undefined;
      // 412: it can no longer be cancelled, because it was paid or is over already.
      return reply.status_code === '412' ? status(orderId) : described(reply);
    },

    readNotification(body) {
      if (!Value.Check(Notification, body) || !isSigned(body, serverKey)) {
        throw new Problem('payment.notification_rejected');
      }
      return notificationOf(body);
    },
  };
}

const notificationOf = (body: Static<typeof Notification>) => ({
  orderId: body.order_id,
  gatewayTransactionId: body.transaction_id,
  amount: rupiahOf(body.gross_amount),
  transactionStatus: body.transaction_status.toLowerCase(),
  statusCode: body.status_code,
});

const wordsOf = ({ status_code, status_message, validation_messages }: Reply) =>
  [status_code, status_message, ...(validation_messages ?? [])].filter(Boolean).join(' ');
