import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Outside, Replicas } from '@rimba/replicas';

export type Order = { treeId: number; paymentMethodId: number; expectedTotal: number; email: string };
type Transaction = { id: number; status: string; total: number; payment: object | null };

/** How often and with what pauses a buyer looks whether the payment has come through. */
const looks = { most: 600, everyMs: 100 };

/**
 * Wants one tree and does what it takes: sends the order again when nobody answers, asks for the payment again
 * when there was none, pays, waits.
 * @returns whole rupiah paid; undefined when somebody else has the tree
 */
export async function buy(
  { treeId, paymentMethodId, expectedTotal, email }: Order,
  { replicas, outside, buyer }: { replicas: Replicas; outside: Outside; buyer: number },
): Promise<number | undefined> {
  const key = randomUUID();
  async function ask(method: string, path: string, body?: object): Promise<[number, Transaction]> {
    const answer = await replicas.call(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${replicas.tokens[buyer]}`,
        'idempotency-key': key,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, code } = await answer.json();
    if (answer.ok) return [answer.status, data];
    if (answer.status === 409 && code === 'checkout.trees_unavailable') return [409, data];
    // Whoever is told to come back later does.
    if (answer.status === 503) return wait(100).then(() => ask(method, path, body));
    throw new Error(`${method} ${path}: ${answer.status} ${code}`);
  }

  const [status, made] = await ask('POST', '/transaction', {
    treeIds: [treeId],
    paymentMethodId,
    expectedTotal,
    customer: { firstName: 'Siti', lastName: '', email, phone: '+6281234567890', adopterType: 'individual' },
    holder: 'Siti',
    publicName: 'initials',
    recaptchaToken: 'yes',
  });
  if (status === 409) return undefined;
  // A replica was killed between storing the order and opening its payment.
  if (!made.payment) await ask('POST', `/transaction/me/${made.id}/pay`, { paymentMethodId, expectedTotal });
  if (!(await outside.act(`TRX-${made.id}-1`, 'settle'))) throw new Error(`TRX-${made.id}-1 was not settled`);
  for (let look = 0; look < looks.most; look++) {
    const [, seen] = await ask('GET', `/transaction/me/${made.id}`);
    if (seen.status === 'paid') return seen.total;
    await wait(looks.everyMs);
  }
  throw new Error(`Transaction ${made.id} was paid and never said so`);
}
