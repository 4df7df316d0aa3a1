import type { OrderKind, PlannedOrder } from '../plan/plan.ts';
import { call } from './call.ts';
import { act, cancel, type Order, payAgain, paymentsOf, place, seePaid } from './order.ts';
import { at, type Scene } from './scene.ts';

type Buying = (scene: Scene, order: Order, planned: PlannedOrder) => Promise<unknown>;

const pays = async (scene: Scene, order: Order) => {
  await act(scene, order, 'settle');
  return seePaid(scene, order);
};

/** What each kind of buyer does once the order is placed. */
const buying: Record<OrderKind, Buying> = {
  pays,
  renews: pays,
  'sends twice': pays,
  abandons: async () => {},
  cancels: cancel,
  'cancels while paying': async (scene, order) => {
    await Promise.all([cancel(scene, order), act(scene, order, 'settle')]);
  },
  'pays late': async (scene, order) =>
    scene.later(async () => {
      await act(scene, order, 'settle-late');
    }),
  'pays after a refusal': async (scene, order) => {
    await act(scene, order, 'deny');
    await payAgain(scene, order, order.method === 'qris' ? 'bca_va' : 'qris');
    return pays(scene, order);
  },
  'pays twice': async (scene, order) => {
    await payAgain(scene, order, order.method === 'qris' ? 'bca_va' : 'qris');
    for (const { orderId } of await paymentsOf(scene, order)) await scene.outside.act(orderId, 'settle-late');
    return seePaid(scene, order);
  },
  gives: async (scene, order, { claimants }) => {
    await act(scene, order, 'settle');
    const code = (await seePaid(scene, order))?.gift?.code;
    if (!code) return;
    // Both at once: one of them gets it.
    await Promise.all(
      claimants.map(async (claimant) => {
        const claimedBy = at(scene.adopters, claimant);
        const answer = await call(scene, claimedBy, {
          method: 'POST',
          path: `/gift/${code}/claim`,
          body: {},
        });
        if (answer?.status === 200) scene.told.claimed({ orderId: order.id, claimedBy });
      }),
    );
  },
};

/** Orders, and does with the order what the plan says. @returns whether the order came about */
export async function buy(scene: Scene, planned: PlannedOrder): Promise<boolean> {
  const order = await place(scene, planned);
  if (!order) return false;
  await buying[planned.kind](scene, order, planned);
  return true;
}
