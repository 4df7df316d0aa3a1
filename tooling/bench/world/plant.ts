import { say } from '../measure/say.ts';
import { openCluster } from './cluster.ts';
import { openForest } from './forest.ts';

const cluster = await openCluster();
try {
  for (const trees of [1_000, 1_000_000]) {
    const started = Date.now();
    await openForest(cluster, trees);
    say(`${trees.toLocaleString('en')} trees stand after ${Math.round((Date.now() - started) / 1_000)} s`);
  }
} finally {
  await cluster.stop();
}
