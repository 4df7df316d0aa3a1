import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Merchant, openMerchant } from '../testing/merchant.ts';
import { chargeOf, clientKey, type RunningSandbox, startSandbox } from '../testing/running-sandbox.ts';

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

const form = { card_cvv: '123', card_exp_month: '02', card_exp_year: '2099' };

async function token(card: Record<string, string>, key = clientKey): Promise<Record<string, string>> {
  const query = new URLSearchParams({ client_key: key, ...form, ...card });
  const response = await fetch(`${sandbox.origin}/sandbox/midtrans/v2/token?${query}`);
  return (await response.json()) as Record<string, string>;
}

async function charge(orderId: string, number: string): Promise<Record<string, string>> {
  const { token_id } = await token({ card_number: number });
  const method = { payment_type: 'credit_card', credit_card: { token_id, authentication: true } };
  const { body } = await sandbox.midtrans('POST', '/charge', chargeOf(orderId, method));
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
}

/** Presses a button of the bank's page, and reads the page that follows. */
async function answer(redirectUrl: string, said: 'approve' | 'refuse'): Promise<string> {
  const response = await fetch(redirectUrl, {
    method: 'POST',
    headers: { origin: sandbox.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ answer: said, callback_url: `${sandbox.origin}/back` }),
  });
  // A page asked for, which a browser comes back to without sending the form again.
  expect(response.redirected).toBe(true);
  return response.text();
}

const news = (orderId: string) =>
  merchant.received
    .filter(({ body }) => body.order_id === orderId)
    .map(({ body }) => `${body.transaction_status} ${body.fraud_status} ${body.status_code}`);

test('a token stands for a card, once, and only for a test card', async () => {
  expect(await token({ card_number: '4811111111111114' })).toMatchObject({
    status_code: '200',
    token_id: expect.stringMatching(/^48111111-1114-[0-9a-f-]{36}$/),
  });
  const wrong = { card_number: '4000000000000002', card_exp_year: '2020', card_cvv: '999' };
  expect((await token(wrong)).validation_messages).toHaveLength(3);
  expect(await token({ card_number: 'abc' })).toMatchObject({ status_code: '400' });
  expect(await token({ card_number: '4811111111111114' }, 'other')).toMatchObject({ status_code: '401' });

  const { token_id } = await token({ card_number: '4811111111111114' });
  const method = { payment_type: 'credit_card', credit_card: { token_id, authentication: true } };
  const first = await sandbox.midtrans('POST', '/charge', chargeOf('CARD-ONCE-1', method));
  expect(first.body.status_code).toBe('201');
  const again = await sandbox.midtrans('POST', '/charge', chargeOf('CARD-ONCE-2', method));
  expect(again.body.status_code).toBe('411');
});

test('the bank asks the holder, and a yes captures the money', async () => {
  const opened = await charge('CARD-YES', '4811111111111114');
  expect(opened).toMatchObject({ transaction_status: 'pending', masked_card: '48111111-1114' });
  const url = `${opened.redirect_url}?callback_type=form&callback_url=${sandbox.origin}/back`;
  const asked = async (language: string) =>
    (await fetch(url, { headers: { 'accept-language': language } })).text();
  expect(await asked('en-GB,en;q=0.9,id;q=0.8')).toMatch(
    /<html lang="en">[\s\S]*Product[\s\S]*>Approve<[\s\S]*>Refuse</,
  );
  expect(await asked('id-ID,en;q=0.5')).toMatch(
    /<html lang="id">[\s\S]*Produk[\s\S]*>Setujui<[\s\S]*>Tolak</,
  );
  expect(await asked('fr')).toContain('>Setujui<');
  const page = await answer(url, 'approve');
  expect(page).toContain(`action="${sandbox.origin}/back"`);
  expect(page).toContain('name="response"');
  await expect.poll(() => news('CARD-YES')).toEqual(['pending accept 201', 'capture accept 200']);
});

test.each([
  ['a refusing holder', '4811111111111114', 'refuse', 'deny deny 202'],
  ['a refusing bank', '4911111111111113', 'approve', 'deny deny 202'],
  ['fraud screening', '4611111111111116', 'approve', 'deny deny 202'],
  ['a doubt', '4511111111111117', 'approve', 'capture challenge 201'],
] as const)('%s', async (name, number, said, last) => {
  const orderId = `CARD-${name.replaceAll(' ', '-')}`;
  const opened = await charge(orderId, number);
  await answer(opened.redirect_url ?? '', said);
  await expect.poll(() => news(orderId).at(-1)).toBe(last);
  // What was said once stays said.
  await answer(opened.redirect_url ?? '', 'approve');
  const { body } = await sandbox.midtrans('GET', `/${orderId}/status`);
  expect(`${body.transaction_status} ${body.status_code}`).toBe(last.replace(/ (deny|challenge) /, ' '));
});

test('a card whose bank asks nobody pays by the charge itself, and a cancelled capture is void', async () => {
  const opened = await charge('CARD-AT-ONCE', '4411111111111118');
  expect(opened).toMatchObject({ status_code: '200', transaction_status: 'capture' });
  expect(opened.redirect_url).toBeUndefined();
  const voided = await sandbox.midtrans('POST', '/CARD-AT-ONCE/cancel');
  expect(voided.body).toMatchObject({ status_code: '200', transaction_status: 'cancel' });
});

test('a doubt is settled by a person at the gateway', async () => {
  await answer((await charge('CARD-DOUBT', '4511111111111117')).redirect_url ?? '', 'approve');
  await sandbox.api('POST', '/payments/CARD-DOUBT/settle');
  await expect.poll(() => news('CARD-DOUBT').at(-1)).toBe('capture accept 200');
});

test('the script is served where Midtrans serves it', async () => {
  const path = '/sandbox/midtrans/v2/assets/js/midtrans-new-3ds.min.js';
  const script = await fetch(sandbox.origin + path);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(await script.text()).toContain('window.MidtransNew3ds');
});
