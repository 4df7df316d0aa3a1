import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { paymentMethod } from '../database/schema/index.ts';
import type { World } from './adoption-world.ts';

type Order = { transaction_details: { order_id: string; gross_amount: number } };

/** In the sandbox's place, a gateway that knows no order and whose bank refuses whatever is charged. */
export async function atRefusingGateway<T>(
  world: Pick<World, 'pauseGateway' | 'resumeGateway' | 'services'>,
  run: () => Promise<T>,
  whenAsked: (orderId: string) => Promise<void> = async () => {},
): Promise<T> {
  await world.pauseGateway();
  const gateway = Fastify({ forceCloseConnections: true });
  gateway.get<{ Params: { order: string } }>('/sandbox/midtrans/v2/:order/status', async ({ params }) => {
    await whenAsked(params.order);
    return { status_code: '404' };
  });
  gateway.post<{ Body: Order }>(
    '/sandbox/midtrans/v2/charge',
    ({ body: { transaction_details: order } }) => ({
      status_code: '202',
      transaction_id: randomUUID(),
      order_id: order.order_id,
      gross_amount: `${order.gross_amount}.00`,
      transaction_status: 'deny',
    }),
  );
  const { port } = new URL(world.services.config.midtrans.url);
  await gateway.listen({ port: Number(port), host: 'localhost' });
  const answer = await run();
  await gateway.close();
  await world.resumeGateway();
  return answer;
}

/** A method that this version does not know, as a newer one beside it may have added, at the fee of QRIS. */
export async function addUnknownMethod({ db }: Pick<World, 'db'>): Promise<{ id: number; code: string }> {
  const [made] = await db
    .insert(paymentMethod)
    .values({
      code: sql`${`barter-${randomUUID()}`}`,
      group: 'e_wallet',
      name: { id: 'Barter', en: 'Barter' },
      feeFixed: 0,
      feePercent: 70,
      minimum: 1,
      maximum: 10_000_000,
      available: true,
      expiresInSeconds: 900,
    })
    .returning();
  if (!made) throw new Error('No method was added');
  return made;
}
