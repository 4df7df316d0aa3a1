import { eq, inArray, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  adoption,
  certificate,
  hold,
  methodCodes,
  paymentAttempt,
  paymentEvent,
  paymentMethodTerms,
  transaction,
  tree,
} from '../../database/schema/index.ts';
import { eventually, openWorld, type World } from '../../testing/adoption-world.ts';
import { signedNotification } from '../../testing/signed-notification.ts';
import type { SignedUp } from '../../testing/test-api.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ metrics: { host: '127.0.0.1', port: 0 } });
});
afterAll(() => world.close());

async function placed(treeIds: number[], changes = {}) {
  const buyer = await world.signUp();
  const answer = await world.place(buyer, await world.order(treeIds, changes));
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, total } = answer.json().data as { id: number; total: number };
  return { buyer, id, total, orderId: `TRX-${id}-1`, treeIds };
}

const becomes = (buyer: SignedUp, id: number, status: string) =>
  eventually(async () => {
    const found = await world.read(buyer, id);
    expect(found.status).toBe(status);
    return found;
  });

const certificatesOf = (id: number) =>
  world.db.select().from(certificate).where(eq(certificate.transactionId, id));

const notify = (body: object) =>
  world.app.inject({ method: 'POST', url: '/api/v1/payment/midtrans/notification', payload: body });

const signed = (orderId: string, amount: number, changes?: Record<string, string>) =>
  signedNotification(orderId, amount, world.serverKey, changes);

describe('notifications', () => {
  it('that come twice adopt once', async () => {
    const { buyer, id, orderId } = await placed(await world.plant(2));
    await world.act(orderId, 'settle');
    await world.act(orderId, 'notify-twice');
    await becomes(buyer, id, 'paid');
    await world.act(orderId, 'notify-twice');
    await eventually(async () => {
      const events = await world.db.select().from(paymentEvent).where(eq(paymentEvent.orderId, orderId));
      expect(events.map((event) => event.transactionStatus).sort()).toEqual(['pending', 'settlement']);
      expect(events.every((event) => event.appliedAt !== null)).toBe(true);
    });
    expect(await certificatesOf(id)).toHaveLength(1);
    const terms = await world.db.select().from(adoption).where(eq(adoption.transactionId, id));
    expect(terms).toHaveLength(2);
  });

  it('that come at the same moment adopt once', async () => {
    const { buyer, id, orderId, total } = await placed(await world.plant(1));
    await world.act(orderId, 'settle');
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => notify(signed(orderId, total, { transaction_id: `t-${n}` }))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await becomes(buyer, id, 'paid');
    expect(await certificatesOf(id)).toHaveLength(1);
  });

  it('that come late do not undo a payment', async () => {
    const { buyer, id, orderId, total } = await placed(await world.plant(1));
    await world.act(orderId, 'settle');
    await becomes(buyer, id, 'paid');
    const stale = signed(orderId, total, {
      transaction_status: 'expire',
      status_code: '202',
      transaction_id: 'x',
    });
    expect((await notify(stale)).statusCode).toBe(200);
    expect((await world.read(buyer, id)).status).toBe('paid');
  });

  it('are believed only when the gateway says the same', async () => {
    const { buyer, id, orderId, total } = await placed(await world.plant(1));
    expect((await notify(signed(orderId, total))).statusCode).toBe(200);
    expect((await world.read(buyer, id)).status).toBe('pending_payment');
  });

  it('are refused with a forged signature or another amount', async () => {
    const { buyer, id, orderId, total } = await placed(await world.plant(1));
    await world.act(orderId, 'deny');
    const forged = { ...signed(orderId, total), signature_key: 'a'.repeat(128) };
    expect((await notify(forged)).json()).toMatchObject({ code: 'payment.notification_rejected' });
    expect((await notify(signed(orderId, 1))).statusCode).toBe(403);
    expect((await notify({ order_id: orderId })).statusCode).toBe(403);
    expect((await notify({})).statusCode).toBe(403);
    expect((await notify({ order_id: 'a\u0000' })).statusCode).toBe(403);
    expect((await world.read(buyer, id)).status).toBe('pending_payment');
  });

  it('are never an error of ours, whatever stands in the fields that nobody signs', async () => {
    const { id, orderId, total } = await placed(await world.plant(1));
    for (const field of ['transaction_id', 'transaction_status', 'signature_key']) {
      for (const odd of ['a\u0000b', '\ud800', '']) {
        const answer = await notify({ ...signed(orderId, total), [field]: odd });
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'payment.notification_rejected']);
      }
    }
    const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const odd = JSON.stringify({
      ...signed(orderId, total),
      note: 'a\u0000\ud800b',
      'na\u0000me': 1,
      nested: 0,
    });
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/v1/payment/midtrans/notification',
      headers: { 'content-type': 'application/json' },
      payload: odd.replace('"nested":0', `"nested":${nested}`),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const stored = eq(paymentEvent.gatewayTransactionId, `t-${orderId}`);
    const [event] = await world.db.select().from(paymentEvent).where(stored);
    expect(event?.body).toMatchObject({ order_id: `TRX-${id}-1`, name: 1 });
  });

  it('for an order that is not ours are accepted and forgotten', async () => {
    const answer = await notify({ order_id: 'payment_notif_test_1', anything: true });
    expect(answer.json()).toEqual({ success: true, data: { received: true } });
  });
});

describe('a refused payment', () => {
  it('ends the attempt, not the transaction, which another method can still pay', async () => {
    const { buyer, id, orderId } = await placed(await world.plant(1));
    await world.act(orderId, 'deny');
    const refused = await eventually(async () => {
      const found = await world.read(buyer, id);
      expect(found.timeline.at(-1)).toMatchObject({ event: 'attemptFailed', method: 'QRIS' });
      return found;
    });
    expect(refused).toMatchObject({ status: 'pending_payment', payment: null });
    const again = await world.app.inject({
      method: 'POST',
      url: `/api/v1/transaction/me/${id}/pay`,
      headers: buyer.headers,
      payload: { paymentMethodId: world.methodId('bca_va'), expectedTotal: 154_000 },
    });
    expect(again.json().data, again.body).toMatchObject({
      paymentFees: 4_000,
      total: 154_000,
      payment: { vaNumbers: [{ bank: 'bca', number: expect.stringMatching(/^\d+$/) }] },
    });
    await world.act(`TRX-${id}-2`, 'settle');
    const paid = await becomes(buyer, id, 'paid');
    expect(paid.paymentMethod.code).toBe('bca_va');
  });
});

describe('another method', () => {
  it('closes the first payment at the gateway, and two clicks open one', async () => {
    const { buyer, id, orderId } = await placed(await world.plant(1));
    const pay = () =>
      world.app.inject({
        method: 'POST',
        url: `/api/v1/transaction/me/${id}/pay`,
        headers: buyer.headers,
        payload: { paymentMethodId: world.methodId('mandiri_bill'), expectedTotal: 154_000 },
      });
    const answers = await Promise.all([pay(), pay()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json().data.payment).toMatchObject({ billerCode: '70012' });
    expect(await world.act(orderId, 'settle')).toBe(409);
    const attempts = await world.db
      .select()
      .from(paymentAttempt)
      .where(eq(paymentAttempt.transactionId, id))
      .orderBy(paymentAttempt.id);
    expect(attempts.map(({ status }) => status)).toEqual(['cancelled', 'pending']);
  });

  it('opens nothing at another price than the adopter saw, and leaves the first payment as it is', async () => {
    const { buyer, id, total } = await placed(await world.plant(1));
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/v1/transaction/me/${id}/pay`,
      headers: buyer.headers,
      payload: { paymentMethodId: world.methodId('bca_va'), expectedTotal: total },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'checkout.price_changed']);
    expect(await world.read(buyer, id)).toMatchObject({
      total,
      paymentMethod: { code: 'qris' },
      payment: { qrString: expect.any(String) },
    });
    const attempts = await world.db.select().from(paymentAttempt).where(eq(paymentAttempt.transactionId, id));
    expect(attempts.map(({ status }) => status)).toEqual(['pending']);
  });

  it.each([1, 2, 3])(
    'chosen twice at the same moment leaves one payment, and each is told which (%i)',
    async () => {
      const { buyer, id } = await placed(await world.plant(1));
      const codes = ['bca_va', 'bni_va'];
      const answers = await Promise.all(
        codes.map((code) =>
          world.app.inject({
            method: 'POST',
            url: `/api/v1/transaction/me/${id}/pay`,
            headers: buyer.headers,
            payload: { paymentMethodId: world.methodId(code), expectedTotal: 154_000 },
          }),
        ),
      );
      const stored = await world.read(buyer, id);
      answers.forEach((answer, index) => {
        const wanted = codes[index];
        if (answer.statusCode !== 200) expect(answer.json().code, answer.body).toBe('payment.method_changed');
        else if (wanted === stored.paymentMethod.code)
          expect(answer.json().data.payment.vaNumbers).toMatchObject([{ bank: wanted?.slice(0, 3) }]);
      });
      const attempts = await world.db
        .select()
        .from(paymentAttempt)
        .where(eq(paymentAttempt.transactionId, id));
      expect(attempts).toHaveLength(1 + answers.filter(({ statusCode }) => statusCode === 200).length);
      const open = attempts.filter(({ status }) => status === 'pending');
      expect(open).toMatchObject([{ paymentMethodId: world.methodId(stored.paymentMethod.code) }]);
      expect(stored.payment.vaNumbers).toMatchObject([{ bank: stored.paymentMethod.code.slice(0, 3) }]);
    },
  );

  it('is not needed when the first was paid meanwhile', async () => {
    const { buyer, id, orderId } = await placed(await world.plant(1));
    await world.act(orderId, 'settle');
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/v1/transaction/me/${id}/pay`,
      headers: buyer.headers,
      payload: { paymentMethodId: world.methodId('bca_va'), expectedTotal: 154_000 },
    });
    expect(answer.json()).toMatchObject({ code: 'payment.already_paid' });
    await becomes(buyer, id, 'paid');
  });

  // A card waits for its token.
  it.each(methodCodes.filter((code) => code !== 'card'))('can be %s', async (code) => {
    const { feeFixed, feePercent } = paymentMethodTerms[code];
    const total = 150_000 + feeFixed + (150_000 * feePercent) / 10_000;
    const { buyer, id } = await placed(await world.plant(1), {
      paymentMethodId: world.methodId(code),
      expectedTotal: total,
    });
    const { payment } = await world.read(buyer, id);
    const { vaNumbers, actions, qrString, billKey } = payment;
    expect([...vaNumbers, ...actions, qrString ?? [], billKey ?? []].flat()).not.toEqual([]);
  });
});

describe('an earlier payment that is paid after all', () => {
  it('is on record with the money that came, and closes the later one', async () => {
    const { buyer, id, orderId, total } = await placed(await world.plant(1));
    await world.app.inject({
      method: 'POST',
      url: `/api/v1/transaction/me/${id}/pay`,
      headers: buyer.headers,
      payload: { paymentMethodId: world.methodId('bca_va'), expectedTotal: 154_000 },
    });
    expect((await world.read(buyer, id)).total).toBe(154_000);
    expect(await world.act(orderId, 'settle-late')).toBe(200);
    const paid = await becomes(buyer, id, 'paid');
    expect(paid).toMatchObject({
      total,
      paymentFees: total - 150_000,
      paymentMethod: { code: 'qris' },
      breakdown: { finalPrice: total, paymentFee: { value: total - 150_000 } },
      flagged: false,
    });
    await eventually(async () => {
      const attempts = await world.db
        .select()
        .from(paymentAttempt)
        .where(eq(paymentAttempt.transactionId, id))
        .orderBy(paymentAttempt.id);
      expect(attempts.map(({ status }) => status)).toEqual(['settled', 'cancelled']);
    });
    expect(await world.act(`TRX-${id}-2`, 'settle')).toBe(409);
  });
});

describe('giving up', () => {
  it('releases the trees at once and closes the payment', async () => {
    const { buyer, id, orderId, treeIds } = await placed(await world.plant(1));
    const url = `/api/v1/transaction/me/${id}/cancel`;
    const answer = await world.app.inject({ method: 'POST', url, headers: buyer.headers });
    expect(answer.json().data).toMatchObject({
      status: 'cancelled',
      cancelReason: 'by_adopter',
      payment: null,
    });
    const [row] = await world.db
      .select()
      .from(tree)
      .where(eq(tree.id, treeIds[0] ?? 0));
    expect(row?.status).toBe('ready_to_adopt');
    expect(await world.act(orderId, 'settle')).toBe(409);
    const twice = await world.app.inject({ method: 'POST', url, headers: buyer.headers });
    expect(twice.json()).toMatchObject({ code: 'transaction.not_pending' });
  });

  it('does not make late what is paid in time because the gateway could not be told', async () => {
    const { buyer, id, orderId } = await placed(await world.plant(1));
    await world.pauseGateway();
    const url = `/api/v1/transaction/me/${id}/cancel`;
    const given = await world.app.inject({ method: 'POST', url, headers: buyer.headers });
    expect(given.json().data, given.body).toMatchObject({ status: 'cancelled' });
    await world.resumeGateway();
    expect(await world.act(orderId, 'settle')).toBe(200);
    const paid = await becomes(buyer, id, 'paid');
    expect(paid.timeline.map(({ event }: { event: string }) => event)).toEqual([
      'created',
      'cancelled',
      'paid',
      'certificate',
    ]);
    const mails = await world.mailsTo(buyer.email);
    const told = mails.find(({ template }) => template === 'paymentLate');
    expect(told?.data).toMatchObject({ outcome: 'same', late: false });
  });

  it('comes too late for what was paid a moment ago', async () => {
    const { buyer, id, orderId } = await placed(await world.plant(1));
    await world.act(orderId, 'settle');
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/v1/transaction/me/${id}/cancel`,
      headers: buyer.headers,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'payment.already_paid']);
    await becomes(buyer, id, 'paid');
    expect(await certificatesOf(id)).toHaveLength(1);
  });
});

describe('the end of the time to pay', () => {
  it('cancels and releases, as a person is told', async () => {
    const { buyer, id, treeIds } = await placed(await world.plant(1));
    await world.services.clock.advance(16 * 60);
    const found = await world.read(buyer, id);
    expect(found).toMatchObject({ status: 'cancelled', cancelReason: 'expired' });
    expect(found.trees[0].outcome).toBe('released');
    const [row] = await world.db
      .select()
      .from(tree)
      .where(eq(tree.id, treeIds[0] ?? 0));
    expect(row?.status).toBe('ready_to_adopt');
  });

  it('comes for the others when one cannot be ended', async () => {
    const broken = await placed(await world.plant(1));
    const next = await placed(await world.plant(1));
    const ids = [broken.id, next.id];
    const [{ kept } = { kept: null }] = await world.db
      .select({ kept: transaction.breakdown })
      .from(transaction)
      .where(eq(transaction.id, broken.id));
    await world.db
      .update(transaction)
      .set({ expiresAt: new Date(1) })
      .where(inArray(transaction.id, ids));
    const store = (value: unknown) =>
      world.db
        .update(transaction)
        .set({ breakdown: sql`${JSON.stringify(value)}::jsonb` })
        .where(eq(transaction.id, broken.id));
    await store(null);
    await world.services.adoption.payment.release.expireDue();
    await store(kept);
    expect((await world.read(broken.buyer, broken.id)).status).toBe('pending_payment');
    expect((await world.read(next.buyer, next.id)).status).toBe('cancelled');
    await world.services.adoption.payment.release.expireDue();
    expect((await world.read(broken.buyer, broken.id)).status).toBe('cancelled');
  });

  it('finds a payment that no notification told of', async () => {
    const { buyer, id, orderId } = await placed(await world.plant(1));
    await world.db
      .update(transaction)
      .set({ expiresAt: new Date(0) })
      .where(eq(transaction.id, id));
    await Promise.all([world.act(orderId, 'settle'), world.services.adoption.payment.release.expireDue()]);
    await world.services.adoption.payment.release.expireDue();
    const found = await eventually(async () => {
      const row = await world.read(buyer, id);
      expect(['paid', 'cancelled']).toContain(row.status);
      return row;
    });
    const terms = await world.db.select().from(adoption).where(eq(adoption.transactionId, id));
    expect(terms).toHaveLength(found.status === 'paid' ? 1 : 0);
  });

  it('gives a tree whose hold ran out to the next buyer before any sweep', async () => {
    const { id, treeIds } = await placed(await world.plant(1));
    const past = new Date(world.services.clock.now().getTime() - 1);
    await world.db.update(hold).set({ deadline: past }).where(eq(hold.transactionId, id));
    const next = await placed(treeIds);
    expect(next.id).not.toBe(id);
  });
});

describe('a payment after the deadline', () => {
  it('gets the same tree while it is free', async () => {
    const { buyer, id, orderId, treeIds } = await placed(await world.plant(1));
    await world.services.clock.advance(16 * 60);
    expect((await world.read(buyer, id)).status).toBe('cancelled');
    expect(await world.act(orderId, 'settle-late')).toBe(200);
    const paid = await becomes(buyer, id, 'paid');
    expect(paid.trees).toMatchObject([{ treeId: treeIds[0], outcome: 'adopted' }]);
    expect(paid.cancelReason).toBeNull();
    expect(paid.timeline.map(({ event }: { event: string }) => event)).toEqual([
      'created',
      'expired',
      'late',
      'certificate',
    ]);
  });

  it('gets another of the same community when somebody else has the tree, which stays theirs', async () => {
    const [wanted = 0, spare = 0] = await world.plant(2, 'LPHD Lain');
    const late = await placed([wanted]);
    await world.services.clock.advance(16 * 60);
    const next = await placed([wanted]);
    await world.act(late.orderId, 'settle-late');
    const paid = await becomes(late.buyer, late.id, 'paid');
    expect(paid.trees).toMatchObject([{ treeId: wanted, outcome: 'replaced', replacedBy: { id: spare } }]);
    expect(paid.flagged).toBe(false);
    const [certified] = await certificatesOf(late.id);
    expect(certified?.signedPayload).toContain(paid.trees[0].replacedBy.code);
    await world.act(next.orderId, 'settle');
    const owner = await becomes(next.buyer, next.id, 'paid');
    expect(owner.trees).toMatchObject([{ treeId: wanted, outcome: 'adopted' }]);
  });

  it('is a case for a person when nothing is left, and the money is on record', async () => {
    const [wanted = 0] = await world.plant(1, 'LPHD Kecil');
    const late = await placed([wanted]);
    await world.services.clock.advance(16 * 60);
    await placed([wanted]);
    await world.act(late.orderId, 'settle-late');
    const paid = await becomes(late.buyer, late.id, 'paid');
    expect(paid).toMatchObject({ flagged: true, certificates: [], trees: [{ outcome: 'unavailable' }] });
  });
});

describe('a gateway that cannot be reached', () => {
  it('leaves the order standing, to be paid when it is back', async () => {
    const buyer = await world.signUp();
    const order = await world.order(await world.plant(1));
    await world.pauseGateway();
    const answer = await world.place(buyer, order);
    expect(answer.json().data, answer.body).toMatchObject({ status: 'pending_payment', payment: null });
    await world.resumeGateway();
    const { id, total } = answer.json().data;
    const paid = await world.app.inject({
      method: 'POST',
      url: `/api/v1/transaction/me/${id}/pay`,
      headers: buyer.headers,
      payload: { expectedTotal: total },
    });
    expect(paid.json().data.payment.qrString, paid.body).toContain('ID.CO.QRIS.WWW');
    const attempts = await world.db
      .select()
      .from(paymentAttempt)
      .where(eq(paymentAttempt.transactionId, id))
      .orderBy(paymentAttempt.id);
    expect(attempts).toHaveLength(1);
  });
});

describe('a gateway that will not end a payment', () => {
  it('keeps it as what it is: payable', async () => {
    const { buyer, id, orderId, total } = await placed(await world.plant(1));
    await world.pauseGateway();
    const stubborn = Fastify();
    const reply = {
      order_id: orderId,
      transaction_id: 'stubborn',
      transaction_status: 'pending',
      gross_amount: `${total}.00`,
    };
    const path = '/sandbox/midtrans/v2/:order';
    stubborn.post(`${path}/cancel`, async () => ({ status_code: '412' }));
    stubborn.get(`${path}/status`, async () => ({ ...reply, status_code: '201' }));
    const { port } = new URL(world.services.config.midtrans.url);
    await stubborn.listen({ port: Number(port), host: 'localhost' });
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/v1/transaction/me/${id}/pay`,
      headers: buyer.headers,
      payload: { paymentMethodId: world.methodId('bca_va'), expectedTotal: 154_000 },
    });
    await stubborn.close();
    await world.resumeGateway();
    expect(answer.json(), answer.body).toMatchObject({ code: 'payment.provider_unavailable' });
    expect(await world.read(buyer, id)).toMatchObject({ total, paymentMethod: { code: 'qris' } });
  });
});

describe('what got lost on the way', () => {
  const longAgo = new Date('2020-01-01T00:00:00Z');

  it('is found by asking: an answer of the gateway that never arrived', async () => {
    const { buyer, id, orderId } = await placed(await world.plant(1));
    // The gateway's own notice of the opening would bring the answer, too.
    await eventually(async () => {
      const [notice] = await world.db.select().from(paymentEvent).where(eq(paymentEvent.orderId, orderId));
      expect(notice?.appliedAt).toBeInstanceOf(Date);
    });
    await world.db
      .update(paymentAttempt)
      .set({ status: 'created', instructions: null, createdAt: longAgo, checkedAt: null })
      .where(eq(paymentAttempt.transactionId, id));
    expect((await world.read(buyer, id)).payment).toBeNull();
    await world.services.adoption.payment.reconciliation.reconcile();
    expect((await world.read(buyer, id)).payment.qrString).toContain('ID.CO.QRIS.WWW');
  });

  it('is closed at the gateway: a payment given up while it could not be reached', async () => {
    const { buyer, id, orderId } = await placed(await world.plant(1));
    await world.pauseGateway();
    const url = `/api/v1/transaction/me/${id}/cancel`;
    const answer = await world.app.inject({ method: 'POST', url, headers: buyer.headers });
    expect(answer.json().data.status).toBe('cancelled');
    await world.resumeGateway();
    await world.services.adoption.payment.release.expireDue();
    expect(await world.act(orderId, 'settle')).toBe(409);
  });

  it('is counted, also where it answers a charge or an end', async () => {
    const reported = async (status: string) => {
      const text = await world.services.metrics.text();
      const found = new RegExp(`^rimba_payment_reports_total{status="${status}"} (.+)$`, 'm').exec(text);
      return Number(found?.[1] ?? 0);
    };
    const [pending, cancelled] = [await reported('pending'), await reported('cancelled')];
    const { buyer, id } = await placed(await world.plant(1));
    expect(await reported('pending')).toBeGreaterThan(pending);
    const url = `/api/v1/transaction/me/${id}/cancel`;
    await world.app.inject({ method: 'POST', url, headers: buyer.headers });
    expect(await reported('cancelled')).toBeGreaterThan(cancelled);
  });

  it('waits with the end of the time to pay until the gateway can say whether it was paid', async () => {
    const { buyer, id, treeIds } = await placed(await world.plant(1));
    await world.pauseGateway();
    await world.services.clock.advance(16 * 60);
    expect((await world.read(buyer, id)).status).toBe('pending_payment');
    const next = await world.signUp();
    const taken = await world.place(next, await world.order(treeIds));
    expect(taken.statusCode, taken.body).toBe(201);
    await world.resumeGateway();
    await world.services.adoption.payment.release.expireDue();
    expect((await world.read(buyer, id)).status).toBe('cancelled');
    const [row] = await world.db
      .select()
      .from(tree)
      .where(eq(tree.id, treeIds[0] ?? 0));
    expect(row?.status).toBe('pending');
  });
});
