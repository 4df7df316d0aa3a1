import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { GatewayPayment } from '@rimba/replicas';
import type { Method, PlannedOrder } from '../plan/plan.ts';
import { call } from './call.ts';
import { at, type Scene } from './scene.ts';

/** What an order costs is asked of nobody: Rp 150.000 a tree, and the method's fee. */
const priceOf = (trees: number, method: Method): number => {
  const subtotal = 150_000 * trees;
  return method === 'qris' ? subtotal + Math.round(subtotal * 0.007) : subtotal + 4_000;
};

type View = {
  id: number;
  status: 'pending_payment' | 'paid' | 'cancelled';
  payment: object | null;
  gift: { code: string | null } | null;
};

export type Order = {
  readonly id: number;
  readonly buyerId: number;
  readonly trees: number;
  readonly method: Method;
};

/** What is ordered: trees, or the renewal of a term. */
function bodyOf(scene: Scene, planned: PlannedOrder): { body: object; buyerId: number; treeIds: number[] } {
  const { kind, method, trees, buyer, claimants } = planned;
  const payment = {
    paymentMethodId: scene.methodIds[method],
    expectedTotal: priceOf(trees.length, method),
    recaptchaToken: 'yes',
  };
  if (kind === 'renews') {
    const terms = trees.map((term) => at(scene.terms, term));
    const buyerId = at(terms, 0).adopterId;
    return {
      body: { ...payment, renews: terms.map(({ id }) => id) },
      buyerId,
      treeIds: terms.map(({ treeId }) => treeId),
    };
  }
  const buyerId = at(scene.adopters, buyer);
  const treeIds = trees.map((tree) => at(scene.trees, tree));
  const body = {
    ...payment,
    treeIds,
    customer: {
      firstName: 'Siti',
      lastName: '',
      email: `buyer-${buyerId}@rimba.test`,
      phone: '+6281234567890',
      adopterType: 'individual',
    },
    holder: 'Siti',
    publicName: 'initials',
    ...(kind === 'gives' && {
      gift: {
        message: 'Selamat!',
        recipientEmail: `buyer-${at(scene.adopters, claimants[0] ?? 0)}@rimba.test`,
      },
    }),
  };
  return { body, buyerId, treeIds };
}

/** Orders, and asks for the payment again where there is none. @returns undefined where somebody else has a tree */
export async function place(scene: Scene, planned: PlannedOrder): Promise<Order | undefined> {
  const { body, buyerId, treeIds } = bodyOf(scene, planned);
  const key = randomUUID();
  const send = () => call<View>(scene, buyerId, { method: 'POST', path: '/transaction', body, key });
  const answers = await Promise.all(planned.kind === 'sends twice' ? [send(), send()] : [send()]);
  for (const answer of answers) {
    if (answer?.status === 201) scene.told.order({ id: answer.data.id, adopterId: buyerId, treeIds, key });
    else if (answer && answer.status !== 409)
      scene.unexpected(`POST /transaction: ${answer.status} ${answer.code}`);
  }
  const made = answers.find((answer) => answer?.status === 201)?.data;
  if (!made) return undefined;
  scene.made.push(made.id);
  const order = { id: made.id, buyerId, trees: treeIds.length, method: planned.method };
  if (!made.payment) await payAgain(scene, order);
  return order;
}

/** Asks for the payment once more, by the same method or another. */
export async function payAgain(scene: Scene, order: Order, method = order.method): Promise<void> {
  await call(scene, order.buyerId, {
    method: 'POST',
    path: `/transaction/me/${order.id}/pay`,
    body: { paymentMethodId: scene.methodIds[method], expectedTotal: priceOf(order.trees, method) },
  });
}

/** What the gateway has of an order, the newest last. */
export async function paymentsOf(scene: Scene, { id }: Order): Promise<GatewayPayment[]> {
  const payments = await scene.outside.payments();
  return payments
    .filter(({ orderId }) => orderId.startsWith(`TRX-${id}-`))
    .toSorted((one, other) => one.orderId.localeCompare(other.orderId, 'en', { numeric: true }));
}

/** Has the payer do something with the newest payment that the gateway has of the order. */
export async function act(
  scene: Scene,
  order: Order,
  action: Parameters<Scene['outside']['act']>[1],
): Promise<boolean> {
  const payment = (await paymentsOf(scene, order)).at(-1);
  return payment !== undefined && scene.outside.act(payment.orderId, action);
}

/** Gives up the order. */
export async function cancel(scene: Scene, { id, buyerId }: Order): Promise<void> {
  const answer = await call(scene, buyerId, { method: 'POST', path: `/transaction/me/${id}/cancel` });
  if (answer?.status === 200) scene.told.cancelled(id);
}

/** For so long a buyer looks whether it was paid, in ms; what comes later is seen by whoever checks the books. */
const patience = 3_000;

/** Looks whether the order is said to be paid. @returns what is then known of it */
export async function seePaid(scene: Scene, { id, buyerId }: Order): Promise<View | undefined> {
  const until = Math.min(scene.until, Date.now() + patience);
  while (Date.now() < until) {
    const answer = await call<View>({ ...scene, until }, buyerId, {
      method: 'GET',
      path: `/transaction/me/${id}`,
    });
    if (answer?.status === 200 && answer.data.status === 'paid') {
      scene.told.paid(id);
      return answer.data;
    }
    await wait(100);
  }
  return undefined;
}
