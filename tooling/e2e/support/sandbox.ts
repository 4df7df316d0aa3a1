import { productUrl, sandboxSecret } from './product.ts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
}

interface Payment {
  readonly orderId: string;
  readonly status: string;
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${productUrl}/sandbox/api${path}`, {
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

/** The outside world, driven from a test: what an inbox, a bank and time itself would do. */
export const sandbox = {
  mailsTo: async (address: string) =>
    (await call<{ mails: Mail[] }>('GET', `/mails?to=${encodeURIComponent(address)}`)).mails,
  payments: async () => (await call<{ payments: Payment[] }>('GET', '/payments')).payments,
  pay: (orderId: string, action: 'settle' | 'deny' | 'expire' | 'settle-late' | 'notify-twice') =>
    call('POST', `/payments/${orderId}/${action}`),
  advanceClock: (advanceSeconds: number) => call('POST', '/clock', { advanceSeconds }),
};
