import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adopter, transaction } from '../../database/schema/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function codeFor(email: string) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/unsigned/checkout/code',
    payload: { email },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const [mail] = await world.mailsTo(email);
  return { email, browser: answer.json().data.browser as string, code: String(mail?.data.code) };
}

const send = (payload: object, key: string = randomUUID()) =>
  world.app.inject({
    method: 'POST',
    url: '/api/v1/unsigned/checkout',
    headers: { 'idempotency-key': key },
    payload,
  });

it('makes an account, signs it in and holds the trees, all by one code', async () => {
  const proof = await codeFor('tamu@rimba.test');
  const answer = await send({ ...(await world.order(await world.plant(2))), ...proof });
  expect(answer.statusCode, answer.body).toBe(201);
  const { session, transaction: made } = answer.json().data;
  expect(session.user).toMatchObject({ email: 'tamu@rimba.test', name: 'Siti Rahmawati' });
  expect(session.user.emailVerifiedAt).not.toBeNull();
  expect(made.payment.qrString).toContain('ID.CO.QRIS.WWW');
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const own = await world.app.inject({ url: `/api/v1/transaction/me/${made.id}`, headers });
  expect(own.json().data.number).toBe(made.number);
});

it('keeps the number that came with one’s own address, and not that of another’s', async () => {
  const numberKept = async (email: string, customerEmail: string) => {
    const order = await world.order(await world.plant(1));
    const customer = { ...order.customer, email: customerEmail };
    const answer = await send({ ...order, customer, ...(await codeFor(email)) });
    expect(answer.statusCode, answer.body).toBe(201);
    const headers = { authorization: `Bearer ${answer.json().data.session.accessToken}` };
    const profile = await world.app.inject({ url: '/api/v1/profile', headers });
    return profile.json().data.phone === order.customer.phone;
  };
  expect(await numberKept('nomor@rimba.test', 'nomor@rimba.test')).toBe(true);
  expect(await numberKept('lain@rimba.test', 'siti@rimba.test')).toBe(false);
});

it('makes the account of an organisation one of an organisation, under its name', async () => {
  const proof = await codeFor('barnes@rimba.test');
  const trees = await world.plant(1);
  const order = await world.order(trees);
  const customer = { ...order.customer, firstName: 'Barnes & Sons (Leeds) Ltd', lastName: '' };
  const made = await send({
    ...order,
    ...proof,
    customer: { ...customer, email: 'barnes@rimba.test', adopterType: 'organisation' },
  });
  expect(made.json().data.session.user).toMatchObject({
    name: 'Barnes & Sons (Leeds) Ltd',
    adopterType: 'organisation',
  });
});

it('mails the trees along with the code that is asked for them', async () => {
  const email = 'kembali@rimba.test';
  const payload = { email, treeIds: [1817, 12] };
  const url = '/api/v1/unsigned/checkout/code';
  const answer = await world.app.inject({ method: 'POST', url, payload });
  expect(answer.statusCode, answer.body).toBe(201);
  const [mail] = await world.mailsTo(email);
  expect(mail?.data.treeIds).toEqual([1817, 12]);
});

it('makes one account and one transaction of a request that is sent twice at once', async () => {
  const proof = await codeFor('dua@rimba.test');
  const order = { ...(await world.order(await world.plant(1))), ...proof };
  const key = randomUUID();
  const answers = await Promise.all([send(order, key), send(order, key)]);
  expect(
    answers.map(({ statusCode }) => statusCode),
    answers[1]?.body,
  ).toEqual([201, 201]);
  expect(new Set(answers.map((answer) => answer.json().data.transaction.id)).size).toBe(1);
  const [row] = await world.db.select().from(adopter).where(eq(adopter.email, 'dua@rimba.test'));
  const [made] = await world.db
    .select({ total: count() })
    .from(transaction)
    .where(eq(transaction.adopterId, row?.id ?? 0));
  expect(made?.total).toBe(1);
  expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(1);
  const later = await send(order, key);
  expect(later.headers['idempotent-replayed']).toBe('true');
  expect(later.json().data.transaction.id).toBe(answers[0]?.json().data.transaction.id);
});

it('keeps the code good when the trees were taken meanwhile', async () => {
  const [wanted = 0, other = 0] = await world.plant(2);
  const buyer = await world.signUp();
  await world.place(buyer, await world.order([wanted]));
  const proof = await codeFor('lambat@rimba.test');
  const late = await send({ ...(await world.order([wanted])), ...proof });
  expect(late.json()).toMatchObject({ code: 'checkout.trees_unavailable' });
  const nobody = await world.db.select().from(adopter).where(eq(adopter.email, 'lambat@rimba.test'));
  expect(nobody).toHaveLength(0);
  const again = await send({ ...(await world.order([other])), ...proof });
  expect(again.statusCode, again.body).toBe(201);
});

it('makes orders of guests who come at once, and lets nobody fail for another', async () => {
  const [wanted = 0, ...others] = await world.plant(5);
  const known = await world.signUp();
  await world.place(known, await world.order([wanted]));
  const emails = ['bersama1@rimba.test', 'bersama2@rimba.test', 'bersama3@rimba.test', known.email];
  const proofs = await Promise.all(['terlambat@rimba.test', ...emails].map(codeFor));
  const orders = await Promise.all([wanted, ...others].map((tree) => world.order([tree])));
  const [late, ...made] = await Promise.all(proofs.map((proof, at) => send({ ...orders[at], ...proof })));
  expect(late?.json()).toMatchObject({ code: 'checkout.trees_unavailable' });
  expect(made.map((answer) => answer.json().data?.session.user.email)).toEqual(emails);
  expect(made.at(-1)?.json().data.session.user.id).toBe(known.adopter.id);
  const nobody = await world.db.select().from(adopter).where(eq(adopter.email, 'terlambat@rimba.test'));
  expect(nobody).toHaveLength(0);
  for (const answer of made) {
    const { session, transaction: own } = answer.json().data;
    const headers = { authorization: `Bearer ${session.accessToken}` };
    const read = await world.app.inject({ url: `/api/v1/transaction/me/${own.id}`, headers });
    expect(read.json().data?.number).toBe(own.number);
  }
});

it('needs an address and the right code of this browser', async () => {
  const order = await world.order(await world.plant(1));
  const missing = (...fields: string[]) => ({
    code: 'checkout.email_and_code_required',
    errors: fields.map((path) => ({ path, code: 'request.field_required' })),
  });
  expect((await send(order)).json()).toMatchObject(missing('email', 'code', 'browser'));
  const proof = await codeFor('salah@rimba.test');
  expect((await send({ ...order, ...proof, browser: undefined })).json()).toMatchObject(missing('browser'));
  const wrong = await send({ ...order, ...proof, code: 'AAAAAAAA' });
  expect(wrong.json()).toMatchObject({ code: 'checkout.invalid_code' });
  const elsewhere = await send({ ...order, ...proof, browser: 'another' });
  expect(elsewhere.json()).toMatchObject({ code: 'checkout.invalid_code' });
  await world.services.clock.advance(11 * 60);
  expect((await send({ ...order, ...proof })).json()).toMatchObject({ code: 'checkout.code_expired' });
});

it("does not open another's order by its key", async () => {
  const first = await codeFor('satu@rimba.test');
  const second = await codeFor('lain@rimba.test');
  const key = randomUUID();
  const [one = 0, two = 0] = await world.plant(2);
  const made = await send({ ...(await world.order([one])), ...first }, key);
  const other = await send({ ...(await world.order([two])), ...second }, key);
  expect(other.json().data.transaction.id).not.toBe(made.json().data.transaction.id);
});
