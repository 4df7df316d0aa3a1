import { withClient } from '@rimba/replicas';
import { startChild } from '../measure/child.ts';
import { requestsASecond } from '../measure/load.ts';
import { interleaved, warmUp } from '../measure/rounds.ts';
import { tell } from '../measure/verdict.ts';
import { openCluster } from '../world/cluster.ts';
import { copyOfForest } from '../world/forest.ts';
import { guestOrders, openShop, ordersBy, signUpBuyers, withoutOutside } from './orders.ts';
import { openTpcB } from './tpcb.ts';

/** POST /transaction, from the request to its answer with the payment opened, committed durably. */
const cluster = await openCluster();
try {
  const url = await copyOfForest(cluster, 150_000, 'checkout');
  const tpcB = await openTpcB(url);
  await withClient(url, async (client) => {
    const buyers = await signUpBuyers(client);
    const service = await startChild('service.ts', {
      DATABASE_URL: url,
      SIGN_IN: buyers.join(','),
      ...withoutOutside,
    });
    const order = await openShop(client, service);
    const [next, nextGuest] = [ordersBy(service, order), await guestOrders(client, order)];
    const checkout = () => requestsASecond({ url: service.origin, next });
    const guests = () => requestsASecond({ url: service.origin, next: nextGuest });
    try {
      const orders = [
        { name: 'checkout', measure: checkout },
        { name: 'guests', measure: guests },
      ];
      // An order passes so much code that V8 still compiles some of it in the fourth round.
      for (let round = 0; round < 4; round++) await warmUp(orders);
      const rate = await interleaved([{ name: 'R5', measure: tpcB }, ...orders]);
      tell('/s', {
        what: 'whole checkout',
        ours: rate('checkout'),
        against: 'R5',
        theirs: rate('R5'),
        goal: { atLeast: 0.25 },
      });
      tell('/s', { what: 'the same by guests', ours: rate('guests'), against: 'R5', theirs: rate('R5') });
    } finally {
      await service.end();
    }
  });
} finally {
  await cluster.stop();
}
