import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adopter, adoption, certificate, paymentAttempt, transaction } from '../../database/schema/index.ts';
import type { GatewayReport } from '../../payment-gateway/gateway-port.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import { rowsRead } from '../../testing/rows-read.ts';
import { lockTransaction } from '../ledger/index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** What the gateway says of an order when it is asked. */
const receive = (report: Pick<GatewayReport, 'orderId' | 'amount' | 'status'>) =>
  world.services.adoption.payment.settlement.receive({
    gatewayTransactionId: `t-${report.orderId}`,
    instructions: {},
    message: 'as the gateway says',
    ...report,
  });

/** What came of a transaction: its row, and how many adoptions and certificates. */
async function booksOf(id: number) {
  const [row] = await world.db.select().from(transaction).where(eq(transaction.id, id));
  const adoptions = await world.db.$count(adoption, eq(adoption.transactionId, id));
  const certificates = await world.db.$count(certificate, eq(certificate.transactionId, id));
  return { status: row?.status, flagged: row?.flagged, adoptions, certificates };
}

it('counts a second settlement for nothing but a case for a person', async () => {
  const buyer = await world.signUp();
  const { id, total } = await world.adopt(buyer, await world.plant(1));
  const paid = { status: 'paid', flagged: null, adoptions: 1, certificates: 1 };
  expect(await booksOf(id)).toEqual(paid);
  // The second was opened while the first was being paid, and somebody paid it too.
  const [first] = await world.db.select().from(paymentAttempt).where(eq(paymentAttempt.transactionId, id));
  if (!first) throw new Error('Nothing was paid');
  const { id: _, ...attempt } = first;
  const orderId = `TRX-${id}-2`;
  await world.db.insert(paymentAttempt).values({ ...attempt, orderId, status: 'pending', settledAt: null });
  await receive({ orderId, amount: total, status: 'settled' });
  await receive({ orderId, amount: total, status: 'settled' });
  expect(await booksOf(id)).toEqual({ ...paid, flagged: [`paid twice: ${orderId}`] });
});

it('takes nothing back when the money is, and calls a person', async () => {
  const buyer = await world.signUp();
  const { id, total } = await world.adopt(buyer, await world.plant(1));
  await receive({ orderId: `TRX-${id}-1`, amount: total, status: 'refunded' });
  expect(await booksOf(id)).toEqual({
    status: 'paid',
    flagged: [`TRX-${id}-1: as the gateway says`],
    adoptions: 1,
    certificates: 1,
  });
});

it('adopts nothing for another amount than was asked for, and calls a person', async () => {
  const buyer = await world.signUp();
  const placed = await world.place(buyer, await world.order(await world.plant(1)));
  const { id, total } = placed.json().data;
  const orderId = `TRX-${id}-1`;
  await receive({ orderId, amount: total - 1, status: 'settled' });
  expect(await booksOf(id)).toEqual({
    status: 'pending_payment',
    flagged: [`${orderId}: the gateway says ${total - 1}, expected ${total}`],
    adoptions: 0,
    certificates: 0,
  });
});

it('leaves an order alone that is not ours', async () => {
  const before = await world.db.$count(transaction);
  await receive({ orderId: 'TRX-2000000000-1', amount: 150_000, status: 'settled' });
  expect(await world.db.$count(transaction)).toBe(before);
});

it('reads no other account to lock that of a payment', async () => {
  const { id } = await world.adopt(await world.signUp(), await world.plant(1));
  const others = Array.from({ length: 100 }, (_, index) => ({
    name: 'Pembeli',
    email: `buyer-${index}@rimba.test`,
    createdAt: world.services.clock.now(),
  }));
  await world.db.insert(adopter).values(others);
  expect(await rowsRead(world, 'adopter', (tx) => lockTransaction(tx, id))).toBe(1);
});
