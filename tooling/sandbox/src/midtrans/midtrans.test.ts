import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Merchant, openMerchant } from '../testing/merchant.ts';
import { chargeOf, type RunningSandbox, serverKey, startSandbox } from '../testing/running-sandbox.ts';
import { signatureKey } from './bodies.ts';

let merchant: Merchant;
let sandbox: RunningSandbox;

beforeAll(async () => {
  merchant = await openMerchant();
  sandbox = await startSandbox(merchant.url);
});
afterAll(async () => {
  await sandbox.stop();
  merchant.close();
});

const ofOrder = (orderId: string) => merchant.received.filter(({ body }) => body.order_id === orderId);
const news = async (orderId: string, count: number) => {
  await expect.poll(() => ofOrder(orderId).length).toBe(count);
  return ofOrder(orderId).map(({ body }) => body);
};

test('the signature is the one of the public test vector', () => {
  expect(signatureKey('1111', '200', '100000.00', 'askvnoibnosifnboseofinbofinfgbiufglnbfg')).toBe(
    'edc076b21793ebe3e17926350f5b8ae67d902fe657b3d0aa31b932d5c127e2375d308a2bc94f3265ac2d80a1f181a79b997ac178a236fcff35af263fc4d4c231',
  );
});

describe('charge', () => {
  test.each([
    ['bca', { va_numbers: [{ bank: 'bca', va_number: expect.stringMatching(/^\d{11}$/) }] }],
    ['bni', { va_numbers: [{ bank: 'bni', va_number: expect.stringMatching(/^\d{12}$/) }] }],
    ['bri', { va_numbers: [{ bank: 'bri', va_number: expect.stringMatching(/^\d{18}$/) }] }],
    ['cimb', { va_numbers: [{ bank: 'cimb', va_number: expect.stringMatching(/^\d{16}$/) }] }],
    ['permata', { permata_va_number: expect.stringMatching(/^\d{12}$/) }],
  ])('a virtual account at %s', async (bank, fields) => {
    const method = { payment_type: 'bank_transfer', bank_transfer: { bank } };
    const { status, body } = await sandbox.midtrans('POST', '/charge', chargeOf(`VA-${bank}`, method));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status_code: '201',
      gross_amount: '300000.00',
      currency: 'IDR',
      transaction_status: 'pending',
      transaction_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      ...fields,
    });
  });

  test('QRIS, a Mandiri bill and the wallets', async () => {
    const charge = async (orderId: string, method: Record<string, unknown>) =>
      (await sandbox.midtrans('POST', '/charge', chargeOf(orderId, method))).body;
    const qris = await charge('QRIS-1', { payment_type: 'qris', qris: { acquirer: 'gopay' } });
    expect(qris).toMatchObject({ acquirer: 'gopay', qr_string: expect.stringContaining('5406300000') });
    const image = await fetch(qris.actions?.[0]?.url ?? '');
    expect(image.headers.get('content-type')).toBe('image/png');
    const bill = { payment_type: 'echannel', echannel: { bill_info1: 'Bayar:', bill_info2: 'Pohon' } };
    expect(await charge('BILL-1', bill)).toMatchObject({
      biller_code: '70012',
      bill_key: expect.any(String),
    });
    const gopay = await charge('GOPAY-1', { payment_type: 'gopay' });
    expect(gopay.actions?.map(({ name }) => name)).toContain('deeplink-redirect');
    const shopee = await charge('SHOPEE-1', {
      payment_type: 'shopeepay',
      shopeepay: { callback_url: 'http://x' },
    });
    expect(shopee.actions).toHaveLength(1);
  });

  test('what the gateway refuses, always with HTTP 200', async () => {
    const refused = async (body: unknown, headers = {}) => {
      const answer = await sandbox.midtrans('POST', '/charge', body, headers);
      expect(answer.status).toBe(200);
      return answer.body.status_code;
    };
    await sandbox.midtrans('POST', '/charge', chargeOf('TAKEN'));
    expect(await refused(chargeOf('TAKEN'))).toBe('406');
    expect(await refused(chargeOf('a b'))).toBe('400');
    expect(await refused(chargeOf('x'.repeat(51)))).toBe('400');
    const wrongSum = { ...chargeOf('SUM'), transaction_details: { order_id: 'SUM', gross_amount: 1 } };
    expect(await refused(wrongSum)).toBe('400');
    expect(await refused(chargeOf('NO-SUCH', { payment_type: 'constructor' }))).toBe('402');
    expect(await refused(chargeOf('KEY'), { authorization: 'Basic eA==' })).toBe('401');
  });

  test('the same idempotency key gives the same answer and one payment', async () => {
    const headers = { 'idempotency-key': 'a1b2-charge' };
    const first = await sandbox.midtrans('POST', '/charge', chargeOf('ONCE'), headers);
    const second = await sandbox.midtrans('POST', '/charge', chargeOf('ONCE'), headers);
    expect(second.body).toEqual(first.body);
  });
});

describe('afterwards', () => {
  test('a settlement is told with a right signature and can be asked for', async () => {
    await sandbox.midtrans('POST', '/charge', chargeOf('PAID'));
    await sandbox.api('POST', '/payments/PAID/settle');
    const told = await news('PAID', 2);
    expect(told.map(({ transaction_status }) => transaction_status).sort()).toEqual([
      'pending',
      'settlement',
    ]);
    const settled = told.find(({ transaction_status }) => transaction_status === 'settlement');
    expect(settled).toMatchObject({
      status_code: '200',
      signature_key: signatureKey('PAID', '200', '300000.00', serverKey),
      settlement_time: expect.any(String),
    });
    const { body } = await sandbox.midtrans('GET', `/${settled?.transaction_id}/status`);
    expect(body).toMatchObject({
      status_code: '200',
      transaction_status: 'settlement',
      fraud_status: 'accept',
    });
    expect((await sandbox.midtrans('POST', '/PAID/cancel')).body.status_code).toBe('412');
    expect((await sandbox.api('POST', '/payments/PAID/settle')).status).toBe(409);
  });

  test('a cancelled payment can still be settled late, and news can come twice', async () => {
    await sandbox.midtrans('POST', '/charge', chargeOf('LATE'));
    const cancelled = await sandbox.midtrans('POST', '/LATE/cancel');
    expect(cancelled.body).toMatchObject({ status_code: '200', transaction_status: 'cancel' });
    const late = await sandbox.api('POST', '/payments/LATE/settle-late');
    expect(late.body).toMatchObject({ payment: { status: 'settlement' } });
    await sandbox.api('POST', '/payments/LATE/notify-twice');
    const told = await news('LATE', 5);
    expect(told.filter(({ transaction_status }) => transaction_status === 'settlement')).toHaveLength(3);
  });

  test('a payment expires by the clock, at the time its charge asked for', async () => {
    const expiry = { custom_expiry: { expiry_duration: 2, unit: 'hour' } };
    await sandbox.midtrans('POST', '/charge', chargeOf('SOON'));
    await sandbox.midtrans('POST', '/charge', { ...chargeOf('TWO-HOURS'), ...expiry });
    await sandbox.api('POST', '/clock', { advanceSeconds: 15 * 60 });
    const status = async (id: string) => (await sandbox.midtrans('GET', `/${id}/status`)).body;
    expect(await status('SOON')).toMatchObject({ status_code: '407', transaction_status: 'expire' });
    expect(await status('TWO-HOURS')).toMatchObject({ status_code: '201', transaction_status: 'pending' });
    expect((await news('SOON', 2)).map(({ status_code }) => status_code)).toContain('202');
  });

  test('nobody knows an order that was never charged', async () => {
    expect((await sandbox.midtrans('GET', '/NEVER/status')).body.status_code).toBe('404');
    expect((await sandbox.api('POST', '/payments/NEVER/settle')).status).toBe(404);
  });
});
