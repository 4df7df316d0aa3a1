import { startChild } from '../measure/child.ts';
import { openCluster, withClient } from '../world/cluster.ts';
import { openForest } from '../world/forest.ts';
import { measureLists } from './lists.ts';
import { randomPlaces } from './places.ts';
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
  const nextOf = (url: string) => withClient(url, (client) => randomPlaces(client, 200_000));
  await measureLists({
    bare: await start('bare.ts', { DATABASE_URL: many }),
    service: await start('service.ts', { DATABASE_URL: many }),
    next: await nextOf(many),
  });
  // Without the memory of answers, or both sides would only be remembering.
  await measureTotals({
    few: {
      ...(await start('service.ts', { DATABASE_URL: few, ANSWER_MEMORY: '0' })),
      next: await nextOf(few),
    },
    many: {
      ...(await start('service.ts', { DATABASE_URL: many, ANSWER_MEMORY: '0' })),
      next: await nextOf(many),
    },
  });
} finally {
  for (const end of ends) await end();
}
