import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually, openWorld, type World } from '../../testing/adoption-world.ts';
import type { SignedUp } from '../../testing/test-api.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const total = 156_350;
const good = '4811111111111114';

/** What the gateway's script does in a browser, with the address it has from us. */
async function cardToken(number: string): Promise<string> {
  const { url, clientKey } = world.services.config.midtrans;
  const query = new URLSearchParams({
    client_key: clientKey,
    card_number: number,
    card_cvv: '123',
    card_exp_month: '02',
    card_exp_year: '2099',
  });
  const answer = await fetch(`${url}/v2/token?${query}`);
  return ((await answer.json()) as { token_id: string }).token_id;
}

async function placed(number: string) {
  const buyer = await world.signUp();
  const order = await world.order(await world.plant(1), {
    paymentMethodId: world.methodId('card'),
    expectedTotal: total,
    cardToken: await cardToken(number),
  });
  const answer = await world.place(buyer, order);
  expect(answer.statusCode, answer.body).toBe(201);
  return { buyer, order, transaction: answer.json().data };
}

/** What the card's holder says on the bank's page; the last word is the page that leads back. */
async function atTheBank(redirectUrl: string, answer: 'approve' | 'refuse'): Promise<string> {
  const { origin, searchParams } = new URL(redirectUrl);
  const response = await fetch(redirectUrl, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ answer, callback_url: searchParams.get('callback_url') ?? '' }),
  });
  return response.text();
}

const becomes = (buyer: SignedUp, id: number, expected: object) =>
  eventually(async () => expect(await world.read(buyer, id)).toMatchObject(expected));

const pay = (buyer: SignedUp, id: number, token?: string) =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1/transaction/me/${id}/pay`,
    headers: buyer.headers,
    payload: { expectedTotal: total, ...(token ? { cardToken: token } : {}) },
  });

it('tells the browser where a card becomes a token', async () => {
  const answer = await world.app.inject('/api/v1/payment-method');
  const methods = answer.json().data.flatMap((group: { methods: object[] }) => group.methods);
  const card = methods.find((method: { code: string }) => method.code === 'card');
  expect(card).toMatchObject({
    available: true,
    cardScript: {
      url: 'http://rimba.test/sandbox/midtrans/v2/assets/js/midtrans-new-3ds.min.js',
      clientKey: world.services.config.midtrans.clientKey,
      environment: 'sandbox',
    },
  });
  expect(methods.find((method: { code: string }) => method.code === 'qris').cardScript).toBeNull();
});

it('pays once the holder has agreed at the bank, which sends them back to the transaction', async () => {
  const { buyer, transaction } = await placed(good);
  const { id, payment } = transaction;
  expect(payment).toMatchObject({ maskedCard: '48111111-1114', underReview: false });
  const page = await atTheBank(payment.redirectUrl, 'approve');
  const back = `/api/v1/payment/midtrans/return/TRX-${id}-1`;
  expect(page).toContain(`action="http://rimba.test${back}"`);
  const returned = await world.app.inject({
    method: 'POST',
    url: back,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'response=%7B%22transaction_status%22%3A%22capture%22%7D',
  });
  expect([returned.statusCode, returned.headers.location]).toEqual([303, `/id/transaction/${id}/`]);
  await becomes(buyer, id, { status: 'paid', paymentMethod: { code: 'card' }, total });
});

it('does not take the form that comes back for a payment', async () => {
  const { buyer, transaction } = await placed(good);
  await world.app.inject({
    method: 'POST',
    url: `/api/v1/payment/midtrans/return/TRX-${transaction.id}-1`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'response=%7B%22transaction_status%22%3A%22capture%22%2C%22status_code%22%3A%22200%22%7D',
  });
  expect(await world.read(buyer, transaction.id)).toMatchObject({ status: 'pending_payment' });
  const unknown = await world.app.inject({ method: 'POST', url: '/api/v1/payment/midtrans/return/TRX-0-1' });
  expect(unknown.headers.location).toBe('/transaction/');
});

it.each([
  ['the holder', good, 'refuse'],
  ['the bank', '4911111111111113', 'approve'],
  ['fraud screening', '4611111111111116', 'approve'],
] as const)('a no of %s ends the attempt, and another card pays', async (_who, number, said) => {
  const { buyer, transaction } = await placed(number);
  const { id, payment } = transaction;
  await atTheBank(payment.redirectUrl, said);
  await becomes(buyer, id, { status: 'pending_payment', payment: null });
  expect((await world.read(buyer, id)).timeline.at(-1)).toMatchObject({ event: 'attemptFailed' });
  expect((await pay(buyer, id)).json()).toMatchObject({ errors: [{ path: 'cardToken' }] });
  const again = await pay(buyer, id, await cardToken(good));
  await atTheBank(again.json().data.payment.redirectUrl, 'approve');
  await becomes(buyer, id, { status: 'paid' });
});

it('pays at once where the bank asks nobody', async () => {
  const { transaction } = await placed('4411111111111118');
  expect(transaction).toMatchObject({ status: 'paid', payment: null });
  expect(transaction.certificates).toHaveLength(1);
});

it('waits while the gateway looks into a charge, and then counts it', async () => {
  const { buyer, transaction } = await placed('4511111111111117');
  const { id, payment } = transaction;
  await atTheBank(payment.redirectUrl, 'approve');
  const underReview = { underReview: true, redirectUrl: null, maskedCard: '45111111-1117' };
  await becomes(buyer, id, { status: 'pending_payment', payment: underReview });
  expect(await world.act(`TRX-${id}-1`, 'settle')).toBe(200);
  await becomes(buyer, id, { status: 'paid' });
});

it('holds the trees for a day while a charge is under review, then lets it go: the money goes back', async () => {
  const { buyer, order, transaction } = await placed('4511111111111117');
  const { id, createdAt, payment } = transaction;
  await atTheBank(payment.redirectUrl, 'approve');
  const aDay = new Date(Date.parse(createdAt) + 24 * 3_600_000).toISOString();
  await becomes(buyer, id, { expiresAt: aDay, payment: { underReview: true, expiresAt: aDay } });
  const passes = async (seconds: number) => {
    await world.services.clock.advance(seconds);
    await world.services.adoption.payment.release.expireDue();
  };
  await passes(23 * 3_600);
  expect(await world.read(buyer, id)).toMatchObject({ status: 'pending_payment' });
  const rival = await world.signUp();
  const late = await world.place(rival, await world.order(order.treeIds));
  expect(late.json().code).toBe('checkout.trees_unavailable');
  await passes(3_600);
  await becomes(buyer, id, { status: 'cancelled', cancelReason: 'expired' });
  expect(await world.act(`TRX-${id}-1`, 'settle')).toBe(409);
});

it('ends with its time when nobody goes to the bank', async () => {
  const { buyer, transaction } = await placed(good);
  await world.services.clock.advance(11 * 60);
  await becomes(buyer, transaction.id, { status: 'cancelled', cancelReason: 'expired', payment: null });
});

it('takes another card in place of the one that waits, and a second click for what it is', async () => {
  const { buyer, order, transaction } = await placed(good);
  const { id, payment } = transaction;
  const same = await pay(buyer, id, order.cardToken);
  expect(same.json().data.payment.redirectUrl).toBe(payment.redirectUrl);
  expect((await pay(buyer, id)).json().data.payment.redirectUrl).toBe(payment.redirectUrl);
  const other = (await pay(buyer, id, await cardToken('4911111111111113'))).json().data.payment;
  expect(other.maskedCard).toBe('49111111-1113');
  // What was opened for the first card can be paid no more.
  await atTheBank(payment.redirectUrl, 'approve');
  await atTheBank(other.redirectUrl, 'refuse');
  await becomes(buyer, id, { status: 'pending_payment', payment: null });
});

it('refuses a token that is not one of the gateway', async () => {
  const { buyer, transaction } = await placed(good);
  await atTheBank(transaction.payment.redirectUrl, 'refuse');
  await becomes(buyer, transaction.id, { payment: null });
  const answer = await pay(buyer, transaction.id, '48111111-1114-made-up');
  expect(answer.json().code).toBe('payment.failed');
});

it('never keeps the token', async () => {
  const { order } = await placed(good);
  const { rows } = await world.services.database.pool.query(
    'select row_to_json(payment_attempt)::text || row_to_json(transaction)::text as kept ' +
      'from payment_attempt join transaction on transaction.id = payment_attempt.transaction_id',
  );
  expect(rows.map(({ kept }) => kept).join()).not.toContain(order.cardToken);
});
