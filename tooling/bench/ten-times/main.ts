import { withClient } from '@rimba/replicas';
import { openShop, ordersBy, signUpBuyers, withoutOutside } from '../checkout/orders.ts';
import { timed } from '../map/latency.ts';
import { randomTiles } from '../map/tiles.ts';
import { type Child, startChild } from '../measure/child.ts';
import { type Load, requestsASecond } from '../measure/load.ts';
import { memoryOf } from '../measure/memory.ts';
import { interleaved, warmUp } from '../measure/rounds.ts';
import { say } from '../measure/say.ts';
import { tell } from '../measure/verdict.ts';
import { cursorOf, randomPlaces } from '../reads/places.ts';
import { openCluster } from '../world/cluster.ts';
import { copyOfForest, dropCopy } from '../world/forest.ts';

/** What a call costs among ten times the trees. Planting them takes half an hour the first time, and 20 GB. */
const few = Number(process.env.RIMBA_BENCH_TREES ?? 1_000_000);
const sizes = [few, 10 * few];

const nameOf = (trees: number) => trees.toLocaleString('en');

/** The calls that are measured, on a forest and a service of its own. */
async function callsAmong(trees: number, service: Child, url: string) {
  return withClient(url, async (client) => {
    const place = await randomPlaces(client, 200_000);
    const before = await memoryOf(service.process);
    const { ms } = await timed(`${service.origin}/api/v1/map/trees/4/12/8`);
    say(
      `${nameOf(trees)} trees: the map is filled in ${(ms / 1_000).toFixed(1)} s, and the service holds ` +
        `${Math.round(await memoryOf(service.process))} MB (${Math.round(before)} before)`,
    );
    const tiles = await randomTiles(client, 10_000);
    let turn = 0;
    const nextTile = () => {
      const { z, x, y } = tiles[turn++ % tiles.length] ?? { z: 0, x: 0, y: 0 };
      return `/api/v1/map/trees/${z}/${x}/${y}`;
    };
    const calls: Record<string, Load['next']> = {
      'list by cursor': () => `/api/v1/tree?cursor=${cursorOf(place())}`,
      'tree by id': () => `/api/v1/tree/${place().id}/detail`,
      tile: nextTile,
      order: ordersBy(service, await openShop(client, service)),
    };
    return calls;
  });
}

const cluster = await openCluster();
const ends: (() => Promise<void>)[] = [() => cluster.stop()];
try {
  const measured = [];
  for (const trees of sizes) {
    const copy = `ten_times_${trees}`;
    const url = await copyOfForest(cluster, trees, copy);
    ends.unshift(() => dropCopy(cluster, copy));
    const buyers = await withClient(url, signUpBuyers);
    const service = await startChild('service.ts', {
      DATABASE_URL: url,
      SIGN_IN: buyers.join(','),
      ...withoutOutside,
    });
    ends.unshift(() => service.end());
    for (const [call, next] of Object.entries(await callsAmong(trees, service, url))) {
      const measure = async () => {
        // As a job does every minute: this service takes none, and each page would sum up all orders there were.
        await withClient(url, (client) => client.query('select fold_tree_tally()'));
        return requestsASecond({ url: service.origin, ...(next && { next }) });
      };
      measured.push({ name: `${call} of ${trees}`, call, measure });
    }
  }
  // Both sides of a call one after the other.
  measured.sort((one, other) => one.call.localeCompare(other.call));
  for (let round = 0; round < 3; round++) await warmUp(measured);
  const rate = await interleaved(measured);
  for (const call of new Set(measured.map((one) => one.call))) {
    const cost = (trees: number) => 1_000 / rate(`${call} of ${trees}`);
    const [theirs = Number.NaN, ours = Number.NaN] = sizes.map(cost);
    tell('ms', {
      what: `${call}, ${nameOf(10 * few)} trees`,
      ours,
      against: nameOf(few),
      theirs,
      goal: { atMost: 1.2 },
    });
  }
} finally {
  for (const end of ends) await end();
}
