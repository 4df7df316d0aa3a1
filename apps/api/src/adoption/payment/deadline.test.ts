import { eq, inArray, ne } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { hold, transaction } from '../../database/schema/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import { openSilentGateway } from '../../testing/silent-gateway.ts';
import type { SignedUp } from '../../testing/test-api.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** An order of one tree, whose hold another replica's clock takes for over while this one's has a moment left. */
async function nearlyOver() {
  const buyer = await world.signUp();
  const treeIds = await world.plant(1);
  const { id, expiresAt } = (await world.place(buyer, await world.order(treeIds))).json().data;
  await world.db
    .update(hold)
    .set({ deadline: new Date(0) })
    .where(eq(hold.transactionId, id));
  return { buyer, treeIds, id: Number(id), expiresAt: new Date(expiresAt) };
}

const payByBank = (buyer: SignedUp, id: number) =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1/transaction/me/${id}/pay`,
    headers: buyer.headers,
    payload: { paymentMethodId: world.methodId('bca_va'), expectedTotal: 154_000 },
  });

it('gives no more time to an order whose tree is held by the next', async () => {
  const late = await nearlyOver();
  const next = await world.place(await world.signUp(), await world.order(late.treeIds));
  expect(next.statusCode, next.body).toBe(201);
  const paid = await payByBank(late.buyer, late.id);
  expect(paid.json()).toMatchObject({ code: 'payment.expired' });
  const [row] = await world.db.select().from(transaction).where(eq(transaction.id, late.id));
  expect(row?.expiresAt).toEqual(late.expiresAt);
});

it('keeps the tree for an order that is being given more time', async () => {
  const late = await nearlyOver();
  const other = new pg.Client({ connectionString: world.databaseUrl });
  await other.connect();
  onTestFinished(() => other.end());
  const isWaitedIn = (query: RegExp) =>
    vi.waitFor(
      async () => {
        const { rows } = await world.services.database.pool.query<{ query: string }>(
          `select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(rows.map((row) => row.query)).toContainEqual(expect.stringMatching(query));
      },
      { timeout: 10_000 },
    );
  const [another] = await world.db
    .select({ id: transaction.id })
    .from(transaction)
    .where(ne(transaction.id, late.id));
  // Keeps the order's next attempt from being stored, until it is taken back.
  await other.query('begin');
  await other.query(
    `insert into payment_attempt (transaction_id, payment_method_id, order_id, status, amount, created_at, expires_at)
     values ($1, $2, $3, 'created', 1, now(), now())`,
    [another?.id, world.methodId('bca_va'), `TRX-${late.id}-2`],
  );
  const paid = payByBank(late.buyer, late.id);
  await isWaitedIn(/insert into "payment_attempt"/);
  const next = world.place(await world.signUp(), await world.order(late.treeIds));
  await isWaitedIn(/from "(tree|hold)"/);
  await other.query('rollback');
  expect((await paid).json().data, (await paid).body).toMatchObject({ paymentMethod: { code: 'bca_va' } });
  expect((await next).json()).toMatchObject({ code: 'checkout.trees_unavailable' });
  const holds = await world.db
    .select()
    .from(hold)
    .where(eq(hold.treeId, late.treeIds[0] ?? 0));
  expect(holds).toMatchObject([{ transactionId: late.id }]);
});

it('ends a round when the gateway is silent, and begins the next with those whose turn has not come', async () => {
  const placed = [];
  for (const treeId of await world.plant(4)) {
    const answer = await world.place(await world.signUp(), await world.order([treeId]));
    const { id, total } = answer.json().data as { id: number; total: number };
    placed.push({ id, total, orderId: `TRX-${id}-1`, end: 'nothing' as const });
  }
  const { asked, close } = await openSilentGateway(world, placed);
  onTestFinished(close);
  const overdue = inArray(
    transaction.id,
    placed.map(({ id }) => id),
  );
  await world.db
    .update(transaction)
    .set({ expiresAt: new Date(0) })
    .where(overdue);
  const [first, second, third, fourth] = placed.map(({ orderId }) => orderId);
  await world.services.adoption.payment.release.expireDue();
  expect(asked).toEqual([first, second, third]);
  await world.services.adoption.payment.release.expireDue();
  expect(asked.slice(3)).toEqual([fourth, first, second]);
});
