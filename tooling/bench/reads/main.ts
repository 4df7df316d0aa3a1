import { withClient } from '@rimba/replicas';
import { startChild } from '../measure/child.ts';
import { openCluster } from '../world/cluster.ts';
import { openForest } from '../world/forest.ts';
import { measureLists } from './lists.ts';
import { type Listed, randomPlaces } from './places.ts';
import { measureTotals } from './totals.ts';

const cluster = await openCluster();
const ends: (() => Promise<void>)[] = [() => cluster.stop()];
async function start(server: string, env: Record<string, string>) {
  const child = await startChild(server, env);
  ends.unshift(() => child.end());
  return child;
}

try {
  const [few, many] = [await openForest(cluster, 1_000), await openForest(cluster, 1_000_000)];
  const placesOf = (url: string) => (listed?: Listed) =>
    withClient(url, (client) => randomPlaces(client, 200_000, listed));
  const service = await start('service.ts', { DATABASE_URL: many });
  await measureLists({
    bare: await start('bare.ts', { DATABASE_URL: many }),
    service,
    next: await placesOf(many)(),
  });
  await measureTotals({
    few: { start: () => start('service.ts', { DATABASE_URL: few }), places: placesOf(few) },
    many: { start: () => start('service.ts', { DATABASE_URL: many }), places: placesOf(many) },
  });
} finally {
  for (const end of ends) await end();
}
