import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { paymentAttempt, transaction } from '../../database/schema/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import { signedNotification } from '../../testing/signed-notification.ts';
import { type EndedPayment, openSilentGateway } from '../../testing/silent-gateway.ts';
import { listUnchecked } from './attempt.repository.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const longAgo = new Date('2020-01-01T00:00:00Z');

/** Orders that were paid and whose notifications got lost; nobody has asked about them since `checkedAt`. */
async function paidUnheard(...checkedAt: readonly (Date | null)[]) {
  const payments: (EndedPayment & { id: number })[] = [];
  for (const _ of checkedAt) {
    const placed = await world.place(await world.signUp(), await world.order(await world.plant(1)));
    const { id, total } = placed.json().data as { id: number; total: number };
    payments.push({ id, total, orderId: `TRX-${id}-1`, end: 'settlement' });
  }
  const gateway = await openSilentGateway(world, payments);
  onTestFinished(gateway.close);
  for (const [place, { id }] of payments.entries()) {
    await world.db
      .update(paymentAttempt)
      .set({ createdAt: longAgo, checkedAt: checkedAt[place] ?? null })
      .where(eq(paymentAttempt.transactionId, id));
  }
  return { payments, asked: gateway.asked };
}

const statusOf = async (id: number) =>
  (await world.db.select().from(transaction).where(eq(transaction.id, id)))[0]?.status;

it('goes on to the others when what one payment came to cannot be stored, and asks for it again later', async () => {
  const { payments, asked } = await paidUnheard(longAgo, new Date(longAgo.getTime() + 1));
  const [stuck, other] = payments.map(({ id }) => id);
  await world.db.execute(
    sql.raw(`alter table transaction add constraint stuck check (id <> ${stuck} or status <> 'paid')`),
  );
  await world.services.adoption.payment.reconciliation.reconcile();
  expect([await statusOf(stuck ?? 0), await statusOf(other ?? 0)]).toEqual(['pending_payment', 'paid']);

  await world.db.execute(sql.raw('alter table transaction drop constraint stuck'));
  await world.services.adoption.payment.reconciliation.reconcile();
  expect(asked).toEqual(payments.map(({ orderId }) => orderId));
  await world.services.clock.advance(6 * 60);
  expect(await statusOf(stuck ?? 0)).toBe('paid');
});

it('asks first about those that nobody ever asked about', async () => {
  const { payments } = await paidUnheard(longAgo, null);
  const [first] = await listUnchecked(world.db, new Date(), 1);
  expect(first?.orderId).toBe(payments[1]?.orderId);
});

it('ends a round when nobody answers, and begins the next with those who were not asked', async () => {
  const { payments, asked } = await paidUnheard(longAgo, longAgo, longAgo, longAgo);
  const orderIds = payments.map(({ orderId }) => orderId);
  const askedOfThem = () => asked.filter((orderId) => orderIds.includes(orderId));
  for (const payment of payments.slice(0, 3)) payment.end = 'nothing';
  await world.services.adoption.payment.reconciliation.reconcile();
  expect(askedOfThem()).toEqual(orderIds.slice(0, 3));
  await world.services.adoption.payment.reconciliation.reconcile();
  expect(askedOfThem()).toEqual(orderIds);
});

it('does not ask at once again about one that came to another amount', async () => {
  const { payments, asked } = await paidUnheard(longAgo);
  for (const payment of payments) payment.total -= 1;
  await world.services.adoption.payment.reconciliation.reconcile();
  await world.services.adoption.payment.reconciliation.reconcile();
  expect(asked.filter((orderId) => orderId === payments[0]?.orderId)).toHaveLength(1);
});

describe('of a payment that had ended', () => {
  /** One that was cancelled; `tell` sends a notification while nobody can confirm it. */
  async function ended() {
    const { payments, asked } = await paidUnheard(longAgo);
    const [payment] = payments;
    if (!payment) throw new Error('Nothing was ordered');
    const { id, orderId, total } = payment;
    await world.db
      .update(paymentAttempt)
      .set({ status: 'cancelled', endedAt: longAgo })
      .where(eq(paymentAttempt.transactionId, id));
    const tell = async (told: { transaction_status: string; status_code: string }) => {
      payment.end = 'nothing';
      const { statusCode } = await world.app.inject({
        method: 'POST',
        url: '/api/v1/payment/midtrans/notification',
        payload: signedNotification(orderId, total, world.serverKey, told),
      });
      expect(statusCode).toBe(503);
    };
    /** What comes of it when it has ended so and is asked about some minutes later. */
    const reconciled = async (end: EndedPayment['end'], minutes = 6) => {
      payment.end = end;
      await world.services.clock.advance(minutes * 60);
      await world.services.adoption.payment.reconciliation.reconcile();
      return statusOf(id);
    };
    return { tell, reconciled, asked: () => asked.filter((one) => one === orderId).length };
  }
  const settlement = { transaction_status: 'settlement', status_code: '200' };

  it('asks again about what it was told and nobody could confirm, though nothing more is sent', async () => {
    const { tell, reconciled, asked } = await ended();
    await tell(settlement);
    expect(await reconciled('settlement')).toBe('paid');
    const times = asked();
    await reconciled('settlement');
    expect(asked()).toBe(times);
  });

  it('asks once more where more was told since', async () => {
    const { tell, reconciled } = await ended();
    await tell({ transaction_status: 'expire', status_code: '407' });
    await world.services.clock.advance(4 * 60);
    await tell(settlement);
    expect(await reconciled('expire', 3)).toBe('pending_payment');
    expect(await reconciled('settlement')).toBe('paid');
  });
});
