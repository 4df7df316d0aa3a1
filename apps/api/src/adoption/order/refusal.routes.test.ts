import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyKey, paymentMethod } from '../../database/schema/index.ts';
import { eventually, openWorld, type World } from '../../testing/adoption-world.ts';
import { addUnknownMethod, atRefusingGateway } from '../../testing/refusing-gateway.ts';
import type { SignedUp } from '../../testing/test-api.ts';
import { orderKeyOf } from './order-key.rules.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Pay = { paymentMethodId?: number; expectedTotal: number };
const pay = async ({ headers }: SignedUp, id: number, payload: Pay) => {
  const url = `/api/v1/transaction/me/${id}/pay`;
  return world.app.inject({ method: 'POST', url, headers, payload });
};
const codeOf = async (answer: Promise<{ json(): { code?: string } }>) => (await answer).json().code;

async function placed() {
  const buyer = await world.signUp();
  const { id, total } = (await world.place(buyer, await world.order(await world.plant(1)))).json().data;
  return { buyer, id: Number(id), total: Number(total) };
}
const other = () => ({ paymentMethodId: world.methodId('bca_va'), expectedTotal: 154_000 });

describe('a payment that cannot be opened', () => {
  it('says that the bank refused it, and the transaction goes on waiting', async () => {
    const { buyer, id } = await placed();
    await atRefusingGateway(world, async () => {
      const answer = await pay(buyer, id, other());
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'payment.declined']);
    });
    expect(await world.read(buyer, id)).toMatchObject({ status: 'pending_payment', payment: null });
    expect((await pay(buyer, id, other())).json().data.payment.vaNumbers).toHaveLength(1);
  });

  it('says that the gateway would not have it', async () => {
    const { buyer, id, total } = await placed();
    const odd = await addUnknownMethod(world);
    const choice = { paymentMethodId: odd.id, expectedTotal: total };
    expect(await codeOf(pay(buyer, id, choice))).toBe('payment.failed');
    await world.db.update(paymentMethod).set({ available: false }).where(eq(paymentMethod.id, odd.id));
    expect(await codeOf(pay(buyer, id, choice))).toBe('checkout.invalid_payment_method');
  });

  it('says that the gateway is away, and that the time is up', async () => {
    const { buyer, id, total } = await placed();
    await world.pauseGateway();
    expect(await codeOf(pay(buyer, id, other()))).toBe('payment.provider_unavailable');
    await world.services.clock.advance(16 * 60);
    expect(await codeOf(pay(buyer, id, { expectedTotal: total }))).toBe('payment.expired');
    await world.resumeGateway();
  });

  it('stays over once it was refused until its time was up', async () => {
    const { buyer, id, total } = await placed();
    await world.act(`TRX-${id}-1`, 'deny');
    await eventually(async () =>
      expect((await world.read(buyer, id)).timeline.at(-1)).toMatchObject({ event: 'attemptFailed' }),
    );
    await world.services.clock.advance(16 * 60);
    expect(await world.read(buyer, id)).toMatchObject({ status: 'cancelled', cancelReason: 'refused' });
    expect(await codeOf(pay(buyer, id, { expectedTotal: total }))).toBe('transaction.failed');
  });
});

describe('an order that cannot be made', () => {
  it('is refused over the most its method takes', async () => {
    const buyer = await world.signUp();
    const qris = eq(paymentMethod.code, 'qris');
    const order = await world.order(await world.plant(1));
    await world.db.update(paymentMethod).set({ maximum: 1_000 }).where(qris);
    expect(await codeOf(world.place(buyer, order))).toBe('checkout.amount_over_limit');
    await world.db.update(paymentMethod).set({ maximum: 10_000_000 }).where(qris);
  });

  it('is refused while another under its key never came to an end', async () => {
    const buyer = await world.signUp();
    const body = await world.order(await world.plant(1));
    const key = randomUUID();
    const scope = `adopter:${buyer.adopter.id}`;
    const orderKey = orderKeyOf({ scope, route: 'POST /transaction', key, body });
    await world.db.insert(idempotencyKey).values({ ...orderKey, createdAt: new Date() });
    const answer = await world.place(buyer, body, key);
    expect(answer.json().code).toBe('checkout.transaction_creation_failed');
    expect(answer.headers['retry-after']).toBe('1');
  });

  it('finds no way to pay when every method is off', async () => {
    await world.db.update(paymentMethod).set({ available: false });
    const answer = await world.app.inject('/api/v1/payment-method');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'checkout.no_payment_methods']);
  });
});
