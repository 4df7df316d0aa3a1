import { expect, test } from 'vitest';
import { openMerchant } from '../testing/merchant.ts';
import { chargeOf, startSandbox } from '../testing/running-sandbox.ts';
import type { Payment } from './payment.ts';

interface Payments {
  readonly payments: readonly Payment[];
}

test('a merchant who is down gets the notification again until it is accepted, then no more', async () => {
  const merchant = await openMerchant([503, 503, 500]);
  const sandbox = await startSandbox(merchant.url);
  await sandbox.midtrans('POST', '/charge', chargeOf('RETRY'));
  await merchant.until(3);
  await new Promise((resolve) => setTimeout(resolve, 600));
  // Two retries were spent on the 503s, so the 500, which allows one, ends it.
  expect(merchant.received).toHaveLength(3);
  await sandbox.stop();
  merchant.close();
});

test('payments and unsent notifications outlive the process', async () => {
  const gone = await openMerchant();
  gone.close();
  const sandbox = await startSandbox(gone.url);
  await sandbox.midtrans('POST', '/charge', {
    ...chargeOf('KEPT'),
    custom_expiry: { expiry_duration: 1, unit: 'day' },
  });
  const kept = await sandbox.api<Payments>('GET', '/payments');
  await sandbox.stop();

  const later = await startSandbox(gone.url, sandbox.folder);
  const { body } = await later.midtrans('GET', '/KEPT/status');
  expect(body).toMatchObject({
    transaction_status: 'pending',
    transaction_id: kept.body.payments[0]?.transactionId,
  });
  expect((await later.midtrans('POST', '/charge', chargeOf('KEPT'))).body.status_code).toBe('406');
  const answers = async () =>
    (await later.api<Payments>('GET', '/payments')).body.payments[0]?.deliveries[0]?.answers;
  await expect.poll(answers, { timeout: 5_000 }).toEqual([0, 0, 0, 0, 0, 0]);
  await later.stop();
});
