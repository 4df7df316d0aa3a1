import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openOutside, secrets, withClient } from '@rimba/replicas';
import { signUpBuyers } from '../checkout/orders.ts';
import { startChild } from '../measure/child.ts';
import { folder } from '../measure/folder.ts';
import { memoryOf } from '../measure/memory.ts';
import { median } from '../measure/rounds.ts';
import { say } from '../measure/say.ts';
import { tell } from '../measure/verdict.ts';
import { faultsOf } from '../replicas/faults.ts';
import { openCluster } from '../world/cluster.ts';
import { copyOfForest } from '../world/forest.ts';
import { type Product, startProduct } from '../world/product.ts';
import { Answers } from './answers.ts';
import { overload } from './overload.ts';
import { adopt, type Ground, type Tree, visit } from './people.ts';
import { arrivals, type Scenario } from './scenario.ts';

/** What the product holds in memory, sixty times while something goes on. */
async function watchMemory({ process }: Product, seconds: number, over: AbortSignal): Promise<number[]> {
  const seen: number[] = [];
  while (!over.aborted) {
    seen.push(await memoryOf(process));
    await wait((seconds / 60) * 1_000);
  }
  return seen;
}

/** Everybody comes when they come, and the day is over when the last has gone. @returns how many adopted a tree */
async function live(ground: Ground, tokens: readonly string[], { visitors, adopters, seconds }: Scenario) {
  const over = new AbortController();
  const visits = arrivals(visitors, seconds).map(async (at, turn) => {
    await wait(at * 1_000);
    await visit(ground, turn);
    return false;
  });
  const adoptions = arrivals(adopters, seconds * 0.9).map(async (at, turn) => {
    await wait(at * 1_000);
    return adopt(ground, visitors + turn, tokens[turn] ?? '', over.signal);
  });
  const adopted = (await Promise.all([...visits, ...adoptions])).filter(Boolean).length;
  over.abort();
  return adopted;
}

/** @returns whether all of it was as it should be */
export async function campaign(scenario: Scenario): Promise<boolean> {
  const cluster = await openCluster();
  const ends: (() => Promise<void>)[] = [() => cluster.stop()];
  try {
    const url = await copyOfForest(cluster, scenario.trees, 'campaign');
    let product: Product | undefined;
    const outside = await openOutside(async (path, body) => {
      const answer = await fetch(`${product?.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.status;
    });
    ends.unshift(() => outside.close());
    const env = { ...secrets, ...outside.env, DATABASE_URL: url, RIMBA_DATA_DIR: join(folder, 'campaign') };
    const buyers = await withClient(url, signUpBuyers);
    // Signs them in, as a service alone can be told to.
    const signing = await startChild('service.ts', {
      ...env,
      SIGN_IN: buyers.slice(0, scenario.adopters).join(','),
    });
    const { tokens } = signing;
    await signing.end();
    const running = await startProduct({ ...env, TRUST_PROXY: 'loopback', LIMIT_FACTOR: '1' });
    product = running;
    ends.unshift(() => running.end());
    return await withClient(url, async (client) => {
      const trees = await client.query<Tree>(
        `select id, code, longitude, latitude from tree where status = 'ready_to_adopt' order by random() limit 20000`,
      );
      const method = await client.query<{ id: number }>(`select id from payment_method where code = 'qris'`);
      const paymentMethodId = method.rows[0]?.id ?? 0;
      const quote = await fetch(`${running.origin}/api/v1/transaction/quote`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ treeIds: [trees.rows[0]?.id], paymentMethodId }),
      });
      const price = Number((await quote.json()).data.breakdown.finalPrice);
      const answers = new Answers();
      const ground = { origin: running.origin, outside, answers, trees: trees.rows, paymentMethodId, price };

      const dayOver = new AbortController();
      const watching = watchMemory(running, scenario.seconds, dayOver.signal);
      const started = performance.now();
      const adopted = await live(ground, tokens, scenario);
      dayOver.abort();
      const memory = await watching;
      say(
        `${scenario.visitors} visitors and ${scenario.adopters} adopters in ${((performance.now() - started) / 1_000).toFixed(0)} s: ` +
          `${adopted} trees adopted`,
      );
      answers.tell();
      const third = Math.floor(memory.length / 3);
      tell('MB', {
        what: 'memory of the product, last third',
        ours: median(memory.slice(-third)),
        against: 'middle third',
        theirs: median(memory.slice(third, 2 * third)),
        goal: { atMost: 1.1 },
      });
      const recovered = await overload(ground, scenario.overloadSeconds);
      say(`memory afterwards: ${Math.round(await memoryOf(running.process))} MB`);
      // The tally is folded every minute, and what is not yet folded counts as well.
      await client.query('select fold_tree_tally()');
      const faults = await faultsOf(client);
      say(faults.length ? `the books are wrong: ${faults.join('; ')}` : 'the books are right');
      const meant = Object.keys(answers.statuses).every((status) => /^(2\d\d|429|503)$/.test(status));
      return adopted === scenario.adopters && meant && recovered && faults.length === 0;
    });
  } finally {
    for (const end of ends) await end();
  }
}
