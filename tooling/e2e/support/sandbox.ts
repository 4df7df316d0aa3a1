import { productUrl, sandboxSecret } from './product.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

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

/** The outside world, driven from a test: what a bank, an inbox and time itself would do. */
export const sandbox = {
  mailsTo: (address: string) => call<Mail[]>('GET', `/mails?to=${encodeURIComponent(address)}`),
  payment: (orderId: string, what: 'settle' | 'deny' | 'expire' | 'settle-late' | 'notify-twice') =>
    call('POST', `/payments/${orderId}/${what}`),
  advanceClock: (advanceSeconds: number) => call('POST', '/clock', { advanceSeconds }),
};
