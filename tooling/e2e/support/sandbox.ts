import { type ProductAddress, product } from './product.ts';

export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
}

interface Payment {
  readonly orderId: string;
  readonly status: string;
}

export type PayerAction = 'settle' | 'deny' | 'expire' | 'settle-late' | 'notify-twice';

/** The outside world of one product, driven from a test: what an inbox, a bank and time itself would do. */
export function openSandbox({ url, sandboxSecret }: ProductAddress) {
  async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${url}/sandbox/api${path}`, {
      method,
      headers: {
        'x-rimba-sandbox': sandboxSecret,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<T>;
  }

  return {
    mailsTo: async (address: string) =>
      (await call<{ mails: Mail[] }>('GET', `/mails?to=${encodeURIComponent(address)}`)).mails,
    /** Every payment that was opened for a transaction, one for each attempt. */
    paymentsOf: async (transactionId: number) =>
      (await call<{ payments: Payment[] }>('GET', '/payments')).payments.filter(({ orderId }) =>
        orderId.startsWith(`TRX-${transactionId}-`),
      ),
    /** `attempt` counts from 1: another method is another attempt. */
    pay: (transactionId: number, action: PayerAction, attempt = 1) =>
      call('POST', `/payments/TRX-${transactionId}-${attempt}/${action}`),
    advanceClock: (advanceSeconds: number) => call('POST', '/clock', { advanceSeconds }),
  };
}

/** The one of the tests’ own product. */
export const sandbox = openSandbox(product);
