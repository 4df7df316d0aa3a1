import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openOutside, type Replicas, startReplicas, withClient } from '@rimba/replicas';
import type { Client } from 'pg';
import { folder } from '../measure/folder.ts';
import { say } from '../measure/say.ts';
import { openCluster } from '../world/cluster.ts';
import { copyOfForest } from '../world/forest.ts';
import { faultsOf, readBooks } from './books.ts';
import { buy } from './buyer.ts';

/** Two buyers for each tree, over and over, and a replica killed each time while they are at it. */
const runs = Number(process.env.RIMBA_BENCH_RUNS ?? 20);
const trees = 100;
const buyers = 200;
/** Buyers who are done when the replica is killed: drawn anew for each run. */
const killAfter = () => 5 + Math.floor(Math.random() * 150);

/** One tree by QRIS, at the service's own price. */
async function termsOf(client: Client, treeId: number) {
  const { rows } = await client.query<{ id: number }>(`select id from payment_method where code = 'qris'`);
  const paymentMethodId = rows[0]?.id;
  const answer = await replicas.call('/api/v1/transaction/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ treeIds: [treeId], paymentMethodId }),
  });
  const { data } = await answer.json();
  return { paymentMethodId: paymentMethodId ?? 0, expectedTotal: Number(data.breakdown.finalPrice) };
}

async function oneRun(client: Client, adopters: readonly { id: number; email: string }[]) {
  const { rows } = await client.query<{ id: number }>(
    `select id from tree where status = 'ready_to_adopt' order by random() limit $1`,
    [trees],
  );
  const treeIds = rows.map(({ id }) => id);
  const terms = await termsOf(client, treeIds[0] ?? 0);
  const started = Date.now();
  let done = 0;
  const wanted = killAfter();
  const killed = (async () => {
    while (done < wanted) await wait(5);
    await replicas.killOne();
  })();
  const paid = await Promise.all(
    adopters.map(async ({ email }, buyer) => {
      const treeId = treeIds[buyer % trees] ?? 0;
      const money = await buy({ treeId, email, ...terms }, { replicas, outside, buyer });
      done++;
      return money;
    }),
  );
  const seconds = (Date.now() - started) / 1_000;
  await killed;
  const money = paid.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return { seconds, wanted, books: await readBooks(client, treeIds), money };
}

const cluster = await openCluster();
let replicas: Replicas;
const outside = await openOutside(async (path, body) => {
  const answer = await replicas.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
});
const url = await copyOfForest(cluster, 4_000, 'race');
try {
  await withClient(url, async (client) => {
    const { rows: adopters } = await client.query<{ id: number; email: string }>(
      `insert into adopter (name, email, email_verified_at, created_at)
       select 'Pembeli', 'buyer-' || n || '@rimba.test', timestamptz '2026-01-01', timestamptz '2026-01-01'
       from generate_series(1, $1) as n returning id, email`,
      [buyers],
    );
    const signIn = adopters.map(({ id }) => id).join(',');
    replicas = await startReplicas({
      DATABASE_URL: url,
      RIMBA_DATA_DIR: join(folder, 'service'),
      JOBS: 'yes',
      SIGN_IN: signIn,
      ...outside.env,
    });
    let faulty = 0;
    for (let run = 1; run <= runs; run++) {
      const { seconds, wanted, books, money } = await oneRun(client, adopters);
      const faults = faultsOf(books, trees, money);
      if (faults.length) faulty++;
      say(
        `run ${String(run).padStart(2)}: ${books.treesInTerm} of ${trees} trees sold to ${buyers} buyers in ` +
          `${seconds.toFixed(1)} s, a replica killed after ${wanted} were done: ${faults.join('; ') || 'nothing lost, nothing doubled'}`,
      );
    }
    say(`${runs - faulty} of ${runs} runs right`);
    process.exitCode = faulty ? 1 : 0;
    await replicas.end();
  });
} finally {
  await outside.close();
  await cluster.stop();
}
