import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '@rimba/replicas';
import { quantile } from '../map/latency.ts';
import { processorMs } from '../measure/processor.ts';
import { interleaved, median, rounds, warmUp } from '../measure/rounds.ts';
import { say } from '../measure/say.ts';
import { tell } from '../measure/verdict.ts';
import { openStreaming } from '../world/streaming.ts';
import { looksAtTrees, watchLag } from './replica.ts';
import { amounts, askBoth, type Call, calls, openSite, type Site } from './site.ts';

/**
 * What a call costs among ten times the trees: the processor time of two services, a primary, its streaming replica and
 * PgBouncer together, for each that was answered. Planting takes half an hour the first time, and 40 GB with the copies.
 */
const few = Number(process.env.RIMBA_BENCH_TREES ?? 1_000_000);
const sizes = [few, 10 * few];
const nameOf = (trees: number) => trees.toLocaleString('en');

/** Whoever takes part in an answer. */
const parts = ['services', 'primary', 'replica', 'PgBouncer'] as const;

await using opened = new AsyncDisposableStack();
const streaming = await openStreaming(sizes, opened);
const sites: Site[] = [];
for (const trees of sizes) sites.push(await openSite(trees, streaming, opened));
const spent = new Map<string, { answers: number; each: number[] }[]>();
const lags = new Map<number, number[]>(sizes.map((trees) => [trees, []]));

/** ms of the processor for each answer. */
async function costOf(site: Site, call: Call): Promise<number> {
  // As a job does every minute: these services take none, and each page would sum up all orders there were.
  const url = streaming.primaryUrl(site.trees);
  await withClient(url, (client) => client.query('select fold_tree_tally()'));
  await streaming.untilSame();
  const { primary, replica, PgBouncer } = streaming.pids;
  const services = site.services.map(({ process }) => process.pid ?? Number.NaN);
  const count = () => {
    const [first = 0, second = 0, ...others] = processorMs([...services, primary, replica, PgBouncer]);
    return [first + second, ...others];
  };
  const lag = call === 'order' ? await watchLag(url) : undefined;
  const before = count();
  const answers = await askBoth(site, call).finally(() => lag?.stop());
  const each = count().map((ms, part) => (ms - (before[part] ?? 0)) / answers);
  lags.get(site.trees)?.push(...(lag?.seen ?? []));
  const name = `${call} of ${site.trees}`;
  spent.set(name, [...(spent.get(name) ?? []), { answers, each }]);
  return each.reduce((sum, ms) => sum + ms, 0);
}

// Both sides of a call one after the other.
const measured = calls.flatMap((call) =>
  sites.map((site) => ({ name: `${call} of ${site.trees}`, measure: () => costOf(site, call) })),
);
for (const trees of sizes) await streaming.intoMemory(trees);
for (let round = 0; round < 3; round++) await warmUp(measured);
spent.clear();
const cost = await interleaved(measured);

for (const call of calls) {
  const [theirs = Number.NaN, ours = Number.NaN] = sizes.map((trees) => cost(`${call} of ${trees}`));
  tell('ms', {
    what: `${call}, ${nameOf(10 * few)} trees`,
    ours,
    against: nameOf(few),
    theirs,
    goal: { atMost: 1.2 },
  });
  for (const trees of sizes.toReversed()) {
    const seen = spent.get(`${call} of ${trees}`) ?? [];
    const shares = parts.map(
      (part, at) => `${part} ${median(seen.map(({ each }) => each[at] ?? 0)).toFixed(2)}`,
    );
    const answers = seen.reduce((sum, one) => sum + one.answers, 0);
    say(`  ${nameOf(trees)}: ${shares.join(', ')}; ${answers} of ${2 * amounts[call] * rounds} answered`);
  }
}
for (const [trees, seen] of lags)
  say(
    `replica behind during orders, ${nameOf(trees)} trees: ${median(seen).toFixed(1)} ms, ` +
      `at the most ${quantile(seen, 1).toFixed(1)} ms of ${seen.length} looks`,
  );

// A server counts what it did ten seconds after it is left alone.
const both = () =>
  Promise.all([looksAtTrees(sizes.map(streaming.replicaUrl)), looksAtTrees(sizes.map(streaming.primaryUrl))]);
await wait(11_000);
const before = await both();
for (const site of sites)
  for (const call of ['list by cursor', 'tree by id'] as const) await askBoth(site, call);
await wait(11_000);
const [byReplica = 0, byPrimary = 0] = (await both()).map((count, at) => count - (before[at] ?? 0));
say(
  `lists by cursor and trees by id: of ${nameOf(byReplica + byPrimary)} looks into the table of trees the replica ` +
    `made ${((100 * byReplica) / (byReplica + byPrimary)).toFixed(1)} %`,
);
