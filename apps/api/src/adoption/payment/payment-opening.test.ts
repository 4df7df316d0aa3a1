import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { mail, notification, paymentAttempt, transaction } from '../../database/schema/index.ts';
import { eventually, openWorld, type World } from '../../testing/adoption-world.ts';
import { signedNotification } from '../../testing/signed-notification.ts';
import type { SignedUp } from '../../testing/test-api.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Charge = { transaction_details: { order_id: string; gross_amount: number } };
type Answers = {
  /** Of a charge, besides what every answer has; nothing: an error of the gateway's own. */
  charge(orderId: string): Promise<Record<string, string> | undefined>;
  /** Of a charged order, when it is asked about. */
  status?(): Record<string, string> | undefined;
};
const pending = { status_code: '201', transaction_status: 'pending', qr_string: 'ID.CO.QRIS.WWW' };
const unknown = { status_code: '404' };

/** In the sandbox's place until the test is over, a gateway that answers as it is told to, and tells nothing by itself. */
async function openGateway({ charge, status = () => pending }: Answers): Promise<void> {
  await world.pauseGateway();
  const gateway = Fastify({ forceCloseConnections: true });
  const amounts = new Map<string, number>();
  const described = (orderId: string, answer: Record<string, string>) => ({
    order_id: orderId,
    transaction_id: `t-${orderId}`,
    gross_amount: `${amounts.get(orderId)}.00`,
    ...answer,
  });
  gateway.post<{ Body: Charge }>('/sandbox/midtrans/v2/charge', async ({ body }, reply) => {
    const { order_id: orderId, gross_amount: amount } = body.transaction_details;
    amounts.set(orderId, amount);
    const answer = await charge(orderId);
    return answer ? described(orderId, answer) : reply.status(503).send({});
  });
  gateway.get<{ Params: { order: string } }>('/sandbox/midtrans/v2/:order/status', ({ params }, reply) => {
    const answer = status();
    return answer ? described(params.order, answer) : reply.status(503).send({});
  });
  gateway.post('/sandbox/midtrans/v2/:order/cancel', () => unknown);
  const { port } = new URL(world.services.config.midtrans.url);
  await gateway.listen({ port: Number(port), host: 'localhost' });
  onTestFinished(async () => {
    await gateway.close();
    await world.resumeGateway();
  });
}

/** A charge whose answer is kept back; `asked` is its order. */
function keptBack() {
  const { promise: asked, resolve: ask } = Promise.withResolvers<string>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const charge = (orderId: string) => {
    ask(orderId);
    return released.then(() => pending);
  };
  return { asked, release, charge };
}

const ordered = async (changes = {}) => {
  const buyer = await world.signUp();
  return { buyer, order: await world.order(await world.plant(1), changes) };
};

async function placed(changes = {}) {
  const { buyer, order } = await ordered(changes);
  const answer = await world.place(buyer, order);
  expect(answer.statusCode, answer.body).toBe(201);
  return { buyer, ...(answer.json().data as { id: number; total: number; payment: object | null }) };
}

const post = ({ headers }: SignedUp, id: number, action: 'pay' | 'cancel', payload = {}) =>
  world.app.inject({ method: 'POST', url: `/api/v1/transaction/me/${id}/${action}`, headers, payload });

/** How to pay, as a buyer was told: by mail, and in the app. */
async function toldTo({ adopter, email }: SignedUp) {
  const mails = await world.mailsTo(email);
  const notes = await world.db
    .select()
    .from(notification)
    .where(
      and(eq(notification.adopterId, adopter.id), eq(notification.category, 'rimba_payment_instructions')),
    )
    .orderBy(notification.id);
  return {
    mails: mails.filter(({ template }) => template === 'paymentInstructions').map(({ data }) => data),
    notes: notes.map(({ data, readAt }) => ({ ...data, read: readAt !== null })),
  };
}
const nothing = { mails: [], notes: [] };
const once = (transactionId: number, amount: number) => ({
  mails: [expect.objectContaining({ transactionId, amount, count: 1, method: 'QRIS', group: 'qris' })],
  notes: [{ treeCount: 1, amount, read: false }],
});

/** The database transactions that attempts and what was told of them were written in. */
async function writtenIn(orderIds: readonly string[]): Promise<Set<string>> {
  const xmin = sql<string>`xmin::text`;
  const rows = await Promise.all([
    world.db
      .select({ xmin })
      .from(paymentAttempt)
      .where(inArray(paymentAttempt.orderId, [...orderIds])),
    world.db
      .select({ xmin })
      .from(mail)
      .where(
        and(
          eq(mail.template, 'paymentInstructions'),
          inArray(
            sql`${mail.data}->>'transactionId'`,
            orderIds.map((orderId) => orderId.split('-')[1]),
          ),
        ),
      ),
    world.db
      .select({ xmin })
      .from(notification)
      .where(
        inArray(
          notification.dedupeKey,
          orderIds.map((orderId) => `rimba_payment_instructions:${orderId}`),
        ),
      ),
  ]);
  expect(rows.map(({ length }) => length)).toEqual(rows.map(() => orderIds.length));
  return new Set(rows.flat().map((row) => row.xmin));
}

const notify = (orderId: string, amount: number) =>
  world.app.inject({
    method: 'POST',
    url: '/api/v1/payment/midtrans/notification',
    payload: signedNotification(orderId, amount, world.serverKey, {
      status_code: '201',
      transaction_status: 'pending',
    }),
  });

describe('how to pay', () => {
  it('is told when the gateway has opened the payment, together with that, and not before', async () => {
    const { asked, release, charge } = keptBack();
    await openGateway({ charge });
    const { buyer, order } = await ordered();
    const placing = world.place(buyer, order);
    const orderId = await asked;
    expect(await toldTo(buyer)).toEqual(nothing);
    release();
    const { id, total, payment } = (await placing).json().data;
    expect(payment).toMatchObject({ qrString: pending.qr_string });
    expect(await toldTo(buyer)).toEqual(once(id, total));
    expect((await writtenIn([orderId])).size).toBe(1);
    expect((await notify(orderId, total)).statusCode).toBe(200);
    expect(await toldTo(buyer)).toEqual(once(id, total));
  });

  it('is told together with whom the trees of a gift are for', async () => {
    const gift = { message: 'Selamat', recipientEmail: null, deliverOn: null, language: null };
    const { buyer } = await placed({ holder: 'Ratna Puspita', gift });
    expect((await toldTo(buyer)).mails).toMatchObject([{ giftOf: 'Ratna Puspita' }]);
    const own = await placed();
    expect((await toldTo(own.buyer)).mails[0]).not.toHaveProperty('giftOf');
  });

  it('is told when the gateway says so by itself before it answers', async () => {
    const { asked, release, charge } = keptBack();
    await openGateway({ charge });
    const { buyer, order } = await ordered();
    const placing = world.place(buyer, order);
    const orderId = await asked;
    expect((await notify(orderId, order.expectedTotal)).statusCode).toBe(200);
    const id = Number(orderId.split('-')[1]);
    expect(await toldTo(buyer)).toEqual(once(id, order.expectedTotal));
    expect((await writtenIn([orderId])).size).toBe(1);
    release();
    expect((await placing).json().data).toMatchObject({ id, payment: { qrString: pending.qr_string } });
    expect(await toldTo(buyer)).toEqual(once(id, order.expectedTotal));
  });

  it('is not told while the gateway is away, and is once it can be paid', async () => {
    await world.pauseGateway();
    const { buyer, id, total, payment } = await placed();
    expect([payment, await toldTo(buyer)]).toEqual([null, nothing]);
    await world.resumeGateway();
    expect((await post(buyer, id, 'pay', { expectedTotal: total })).statusCode).toBe(200);
    expect(await toldTo(buyer)).toEqual(once(id, total));
  });

  it('is told when asking the gateway later brings to light that it had opened the payment', async () => {
    let isAway = true;
    await openGateway({ charge: async () => undefined, status: () => (isAway ? undefined : pending) });
    const { buyer, id, total } = await placed();
    expect(await toldTo(buyer)).toEqual(nothing);
    isAway = false;
    await world.db
      .update(paymentAttempt)
      .set({ createdAt: new Date(0) })
      .where(eq(paymentAttempt.transactionId, id));
    await world.services.adoption.payment.reconciliation.reconcile();
    expect(await toldTo(buyer)).toEqual(once(id, total));
  });

  it('is not told when that comes to light after the time was up', async () => {
    let isAway = true;
    await openGateway({ charge: async () => undefined, status: () => (isAway ? undefined : pending) });
    const { buyer, id } = await placed();
    isAway = false;
    const over = { expiresAt: new Date(0) };
    await world.db.update(transaction).set(over).where(eq(transaction.id, id));
    await world.db
      .update(paymentAttempt)
      .set({ createdAt: new Date(0) })
      .where(eq(paymentAttempt.transactionId, id));
    await world.services.adoption.payment.reconciliation.reconcile();
    const [attempt] = await world.db
      .select()
      .from(paymentAttempt)
      .where(eq(paymentAttempt.transactionId, id));
    expect([attempt?.status, await toldTo(buyer)]).toEqual(['pending', nothing]);
  });

  it.each([
    ['was paid at once', { status_code: '200', transaction_status: 'settlement' }, 'paid'],
    [
      'somebody at the gateway looks into',
      { status_code: '201', transaction_status: 'capture', fraud_status: 'challenge' },
      'pending_payment',
    ],
    ['was refused', { status_code: '202', transaction_status: 'deny' }, 'pending_payment'],
  ])('is not told of what %s', async (_what, answer, status) => {
    await openGateway({ charge: async () => answer, status: () => answer });
    const { buyer, id } = await placed();
    expect(await world.read(buyer, id)).toMatchObject({ status });
    expect(await toldTo(buyer)).toEqual(nothing);
  });

  it('is told anew for another method, since the first can be paid no more', async () => {
    const { buyer, id, total } = await placed();
    const byBank = { paymentMethodId: world.methodId('bca_va'), expectedTotal: 154_000 };
    expect((await post(buyer, id, 'pay', byBank)).statusCode).toBe(200);
    const { mails, notes } = await toldTo(buyer);
    expect(mails).toMatchObject([
      { transactionId: id, amount: 154_000, method: expect.stringContaining('BCA') },
      { transactionId: id, amount: total, method: 'QRIS' },
    ]);
    expect(notes).toEqual([
      { treeCount: 1, amount: total, isOver: true, read: true },
      { treeCount: 1, amount: 154_000, read: false },
    ]);
  });

  it('is not mailed again in the same words for another attempt by the same method', async () => {
    const { buyer, id, total } = await placed({ paymentMethodId: world.methodId('bca_va') });
    await world.act(`TRX-${id}-1`, 'deny');
    await eventually(async () => {
      expect(await world.read(buyer, id)).toMatchObject({ payment: null });
    });
    const again = { paymentMethodId: world.methodId('bca_va'), expectedTotal: total };
    expect((await post(buyer, id, 'pay', again)).statusCode).toBe(200);
    const { mails, notes } = await toldTo(buyer);
    expect(mails).toMatchObject([
      { transactionId: id, amount: total, method: expect.stringContaining('BCA') },
    ]);
    expect(notes).toMatchObject([{ isOver: true }, { read: false }]);
  });

  it.each([
    ['does not know the payment yet', unknown],
    ['gives no answer', undefined],
  ])('is not told of what was cancelled while it was opened and the gateway %s', async (_how, answer) => {
    const { asked, release, charge } = keptBack();
    await openGateway({ charge, status: () => answer });
    const { buyer, order } = await ordered();
    const placing = world.place(buyer, order);
    const id = Number((await asked).split('-')[1]);
    expect((await post(buyer, id, 'cancel')).json().data).toMatchObject({ status: 'cancelled' });
    release();
    await placing;
    expect(await toldTo(buyer)).toEqual(nothing);
  });

  it('goes only to an address that is proven', async () => {
    await world.pauseGateway();
    const { buyer, id, total } = await placed();
    await world.resumeGateway();
    await world.db.execute(sql`update adopter set email_verified_at = null where id = ${buyer.adopter.id}`);
    expect(await opened(id)).toMatchObject({ status: 'pending' });
    expect(await toldTo(buyer)).toEqual({ ...once(id, total), mails: [] });
  });
});

/** Tells that the gateway has opened the payment of a transaction. @returns the attempt as it is then */
async function opened(id: number) {
  const ofTransaction = eq(paymentAttempt.transactionId, id);
  const read = async () => (await world.db.select().from(paymentAttempt).where(ofTransaction))[0];
  const orderId = `TRX-${id}-1`;
  await world.services.adoption.payment.settlement.receive({
    orderId,
    gatewayTransactionId: randomUUID(),
    status: 'pending',
    amount: (await read())?.amount ?? 0,
    instructions: { qrString: `for ${orderId}` },
    message: '201',
  });
  return read();
}

describe('payments that are opened at once', () => {
  it('are stored and told of, each as its own', async () => {
    await world.pauseGateway();
    const orders = [];
    for (const code of ['qris', 'bca_va', 'qris', 'gopay']) {
      const expectedTotal = { qris: 151_050, bca_va: 154_000 }[code] ?? 153_000;
      orders.push({ code, ...(await placed({ paymentMethodId: world.methodId(code), expectedTotal })) });
    }
    await world.resumeGateway();
    const attempts = await Promise.all(orders.map(({ id }) => opened(id)));
    for (const [at, { buyer, id, total }] of orders.entries()) {
      const orderId = `TRX-${id}-1`;
      const instructions = { qrString: `for ${orderId}` };
      expect(attempts[at]).toMatchObject({ orderId, status: 'pending', instructions });
      expect((await writtenIn([orderId])).size).toBe(1);
      const { mails, notes } = await toldTo(buyer);
      expect(mails).toMatchObject([{ name: 'Siti Rahmawati', transactionId: id, amount: total, count: 1 }]);
      expect(notes).toEqual([{ treeCount: 1, amount: total, read: false }]);
    }
  });

  it('are not told of where the attempt or its transaction is anything else by now', async () => {
    await world.pauseGateway();
    const [refused, cancelled, over, other] = [
      await placed(),
      await placed(),
      await placed(),
      await placed(),
    ];
    await world.db
      .update(paymentAttempt)
      .set({ status: 'failed' })
      .where(eq(paymentAttempt.transactionId, refused.id));
    await world.db.update(transaction).set({ status: 'cancelled' }).where(eq(transaction.id, cancelled.id));
    const expiresAt = world.services.clock.now();
    await world.db.update(transaction).set({ expiresAt }).where(eq(transaction.id, over.id));
    await world.resumeGateway();
    const left = [refused, cancelled, over];
    const attempts = await Promise.all([...left, other].map(({ id }) => opened(id)));
    expect(attempts.map((attempt) => attempt?.status)).toEqual(['failed', 'pending', 'pending', 'pending']);
    for (const { buyer } of left) expect(await toldTo(buyer)).toEqual(nothing);
    expect(await toldTo(other.buyer)).toEqual(once(other.id, other.total));
  });

  it('are all opened in the end, also the one that another kept', async () => {
    const { asked, release, charge } = keptBack();
    await openGateway({ charge });
    const { buyer, order } = await ordered();
    const placing = world.place(buyer, order);
    const id = Number((await asked).split('-')[1]);
    const keeper = new pg.Client({ connectionString: world.databaseUrl });
    await keeper.connect();
    await keeper.query('begin');
    await keeper.query('select from transaction where id = $1 for update', [id]);
    release();
    await eventually(async () => {
      const { rows } = await world.services.database.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rows).toHaveLength(1);
    });
    await keeper.end();
    expect((await placing).json().data).toMatchObject({ id, payment: { qrString: pending.qr_string } });
    expect(await toldTo(buyer)).toEqual(once(id, order.expectedTotal));
  });
});
