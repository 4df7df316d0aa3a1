import { and, inArray, isNotNull } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect } from 'vitest';
import { paymentEvent } from '../database/schema/index.ts';
import { eventually, type World } from './adoption-world.ts';

/** `nothing`: the gateway has an error of its own in place of an answer. */
export type EndedPayment = { orderId: string; total: number; end: 'settlement' | 'expire' | 'nothing' };

/**
 * In the sandbox's place, a gateway that says when asked how payments ended, nothing by itself, and cannot cancel one.
 * `asked` is the orders in the order they were asked for.
 */
export async function openSilentGateway(
  world: Pick<World, 'pauseGateway' | 'resumeGateway' | 'services' | 'db'>,
  payments: readonly EndedPayment[],
) {
  // The sandbox tells of each opening a moment after it.
  const orderIds = payments.map(({ orderId }) => orderId);
  const heard = and(inArray(paymentEvent.orderId, orderIds), isNotNull(paymentEvent.appliedAt));
  await eventually(async () => expect(await world.db.$count(paymentEvent, heard)).toBe(payments.length));
  await world.pauseGateway();
  const gateway = Fastify({ forceCloseConnections: true });
  const asked: string[] = [];
  gateway.get<{ Params: { order: string } }>(
    '/sandbox/midtrans/v2/:order/status',
    async ({ params }, reply) => {
      asked.push(params.order);
      const payment = payments.find(({ orderId }) => orderId === params.order);
      if (!payment) return { status_code: '404' };
      if (payment.end === 'nothing') return reply.status(503).send({});
      return {
        status_code: payment.end === 'settlement' ? '200' : '407',
        order_id: payment.orderId,
        transaction_id: `t-${payment.orderId}`,
        transaction_status: payment.end,
        gross_amount: `${payment.total}.00`,
      };
    },
  );
  gateway.post<{ Params: { order: string } }>(
    '/sandbox/midtrans/v2/:order/cancel',
    async ({ params }, reply) => {
      asked.push(params.order);
      return reply.status(503).send({});
    },
  );
  const { port } = new URL(world.services.config.midtrans.url);
  await gateway.listen({ port: Number(port), host: 'localhost' });
  return {
    asked,
    async close() {
      await gateway.close();
      await world.resumeGateway();
    },
  };
}
