import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hold, tree } from '../../database/schema/index.ts';
import { recordPaid } from '../../seed/record-paid.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import type { SignedUp } from '../../testing/test-api.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function shown(treeId: number) {
  const answer = await world.app.inject(`/api/v1/tree/${treeId}/detail`);
  const { status, heldUntil } = answer.json().data;
  return { status, heldUntil };
}

async function placed(buyer: SignedUp, treeIds: number[], method = 'qris') {
  const body = await world.order(treeIds, { paymentMethodId: world.methodId(method) });
  const answer = await world.place(buyer, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data as { id: number; expiresAt: string };
}

it('says of each tree when its own order is over, of orders that came at once too', async () => {
  const trees = await world.plant(8);
  const methods = ['qris', 'bca_va', 'bni_va', 'qris'];
  const buyers = await Promise.all(
    methods.map(async (method, index) => {
      const own = trees.slice(index * 2, index * 2 + 2).toReversed();
      const order = await world.order(own, { paymentMethodId: world.methodId(method) });
      return { own, order, buyer: await world.signUp() };
    }),
  );
  const orders = await Promise.all(
    buyers.map(async ({ own, order, buyer }) => {
      const answer = await world.place(buyer, order);
      expect(answer.statusCode, answer.body).toBe(201);
      return { own, expiresAt: answer.json().data.expiresAt as string };
    }),
  );
  expect(new Set(orders.map(({ expiresAt }) => expiresAt)).size).toBeGreaterThan(1);
  for (const { own, expiresAt } of orders) {
    for (const id of own) expect(await shown(id)).toEqual({ status: 'pending', heldUntil: expiresAt });
  }
});

it('says so when the order is given more time, and no more when it is cancelled', async () => {
  const buyer = await world.signUp();
  const [id = 0] = await world.plant(1);
  const order = await placed(buyer, [id]);
  const act = (action: string, payload: object) =>
    world.app.inject({
      method: 'POST',
      url: `/api/v1/transaction/me/${order.id}/${action}`,
      headers: buyer.headers,
      payload,
    });
  const paid = await act('pay', { paymentMethodId: world.methodId('bca_va'), expectedTotal: 154_000 });
  const { expiresAt } = paid.json().data;
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.parse(order.expiresAt));
  expect(await shown(id)).toEqual({ status: 'pending', heldUntil: expiresAt });
  expect((await act('cancel', {})).statusCode).toBe(200);
  expect(await shown(id)).toEqual({ status: 'ready_to_adopt', heldUntil: null });
});

it('says until when the next buyer has it, where the first one’s time ran out', async () => {
  const [id = 0] = await world.plant(1);
  await placed(await world.signUp(), [id]);
  await world.db
    .update(hold)
    .set({ deadline: new Date(0) })
    .where(eq(hold.treeId, id));
  const { expiresAt } = await placed(await world.signUp(), [id], 'bca_va');
  expect(await shown(id)).toEqual({ status: 'pending', heldUntil: expiresAt });
});

it('says nothing of a tree in term whose adopter is about to renew it', async () => {
  const buyer = await world.signUp();
  const treeIds = await world.plant(1);
  const { clock } = world.services;
  const paidAt = new Date(clock.now().getTime() - 350 * 86_400_000);
  const { customer, holder, publicName } = await world.order(treeIds);
  await recordPaid(
    world.services,
    world.db,
    {
      adopterId: buyer.adopter.id,
      treeIds,
      method: 'qris',
      createdAt: paidAt,
      paidAt,
      customer,
      holder,
      publicName,
      message: null,
      language: 'id',
    },
    clock.now(),
  );
  const { paymentMethodId = null, expectedTotal, recaptchaToken } = await world.order(treeIds);
  const renews = [await world.lastTermOf(treeIds[0] ?? 0)];
  const renewal = { renews, paymentMethodId, expectedTotal, recaptchaToken };
  expect((await world.place(buyer, renewal)).statusCode).toBe(201);
  expect(await shown(treeIds[0] ?? 0)).toEqual({ status: 'adopted', heldUntil: null });
  const [row] = await world.db
    .select()
    .from(tree)
    .where(eq(tree.id, treeIds[0] ?? 0));
  expect(row?.heldUntil).toBeNull();
});
