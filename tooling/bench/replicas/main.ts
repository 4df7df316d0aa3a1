import { withClient } from '@rimba/replicas';
import type { Client } from 'pg';
import { openShop, ordersBy, signUpBuyers, withoutOutside } from '../checkout/orders.ts';
import { type Child, startChild } from '../measure/child.ts';
import { requestsASecond } from '../measure/load.ts';
import { interleaved } from '../measure/rounds.ts';
import { say } from '../measure/say.ts';
import { tell } from '../measure/verdict.ts';
import { cursorOf, randomPlaces } from '../reads/places.ts';
import { openCluster } from '../world/cluster.ts';
import { copyOfForest } from '../world/forest.ts';
import { faultsOf } from './faults.ts';

/** Two replicas against one, on the same PostgreSQL: pages read, orders placed, and whether the books are right. */
async function measure(client: Client, first: Child, second: Child): Promise<void> {
  const place = await randomPlaces(client, 100_000);
  const page = () => `/api/v1/tree?cursor=${cursorOf(place())}`;
  const order = ordersBy(first, await openShop(client, first));
  const together = async (next: typeof page | typeof order, among: readonly Child[]) => {
    const rates = await Promise.all(among.map(({ origin }) => requestsASecond({ url: origin, next })));
    return rates.reduce((sum, rate) => sum + rate, 0);
  };
  // Not counted: it opens the connections and compiles what the others run.
  for (const next of [page, order]) await together(next, [first, second]);
  const pages = async (among: readonly Child[]) => {
    // As a job does every minute: the replicas take none, and each page would sum up all orders there were.
    await client.query('select fold_tree_tally()');
    return together(page, among);
  };
  const rate = await interleaved([
    { name: 'pages of one', measure: () => pages([first]) },
    { name: 'pages of two', measure: () => pages([first, second]) },
    { name: 'orders of one', measure: () => together(order, [first]) },
    { name: 'orders of two', measure: () => together(order, [first, second]) },
  ]);
  for (const what of ['pages', 'orders'])
    tell('/s', {
      what: `two replicas, ${what}`,
      ours: rate(`${what} of two`),
      against: 'one',
      theirs: rate(`${what} of one`),
    });
  const faults = await faultsOf(client);
  say(
    faults.length
      ? `the books are wrong: ${faults.join('; ')}`
      : 'the books are right: every order holds its tree, alone',
  );
  process.exitCode = faults.length ? 1 : 0;
}

const cluster = await openCluster();
try {
  const url = await copyOfForest(cluster, 100_000, 'replicas');
  await withClient(url, async (client) => {
    const env = {
      DATABASE_URL: url,
      SIGN_IN: (await signUpBuyers(client)).join(','),
      ...withoutOutside,
    };
    const [first, second] = [await startChild('service.ts', env), await startChild('service.ts', env)];
    try {
      await measure(client, first, second);
    } finally {
      await first.end();
      await second.end();
    }
  });
} finally {
  await cluster.stop();
}
