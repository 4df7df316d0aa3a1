import { once } from 'node:events';
import { withClient } from '@rimba/replicas';
import { type Child, startChild } from '../measure/child.ts';
import { say } from '../measure/say.ts';
import { tell } from '../measure/verdict.ts';
import { openCluster } from '../world/cluster.ts';
import { openForest } from '../world/forest.ts';
import { untilShown } from './freshness.ts';
import { quantile, timed } from './latency.ts';
import { randomTiles, type Tile } from './tiles.ts';

const trees = 1_000_000;
/** R7 is ST_AsMVT, whose extension the embedded PostgreSQL does not have: its p99 as seen once, in ms. */
const seenR7 = 2_300;

/** The longest time since it was last asked, in ms, that a process could do nothing else, and its own work in it. */
async function longestPause({ process }: Child): Promise<{ pauseMs: number; workMs: number }> {
  process.send('pause');
  const [message] = await once(process, 'message');
  return message;
}

async function times(tiles: readonly Tile[], address: (tile: Tile) => string) {
  const seen: { ms: number; bytes: number }[] = [];
  for (const tile of tiles) {
    const { ms, body } = await timed(address(tile));
    seen.push({ ms, bytes: body.length });
  }
  return seen;
}

const cluster = await openCluster();
const ends: (() => Promise<void>)[] = [() => cluster.stop()];
async function start(server: string, env: Record<string, string>) {
  const child = await startChild(server, env);
  ends.unshift(() => child.end());
  return child;
}

try {
  const url = await openForest(cluster, trees);
  const [ours, idle] = [await start('service.ts', { DATABASE_URL: url }), await start('bare.ts', {})];
  const addressOf = ({ z, x, y }: Tile) => `${ours.origin}/api/v1/map/trees/${z}/${x}/${y}`;
  const tellPause = async (when: string) => {
    const [pause, other] = [await longestPause(ours), await longestPause(idle)];
    say(
      `longest pause ${when}: ${pause.workMs.toFixed(1)} ms of own work (goal ≤ 20); by the clock ` +
        `${pause.pauseMs.toFixed(1)} ms, of an idle process meanwhile ${other.pauseMs.toFixed(1)} ms`,
    );
  };
  await tellPause('before');
  const { ms } = await timed(addressOf({ z: 4, x: 12, y: 8 }));
  say(`filled with ${trees.toLocaleString('en')} trees in ${(ms / 1_000).toFixed(1)} s`);
  await tellPause('while filling');

  const theirs = await start('clusters.ts', { DATABASE_URL: url });
  await withClient(url, async (client) => {
    const [our, their]: [{ ms: number; bytes: number }[], { ms: number; bytes: number }[]] = [[], []];
    for (let round = 0; round < 3; round++) {
      const tiles = await randomTiles(client, 1_000);
      their.push(...(await times(tiles, ({ z, x, y }) => `${theirs.origin}/tiles/${z}/${x}/${y}`)));
      our.push(...(await times(tiles, addressOf)));
    }
    const at = (seen: typeof our, share: number) =>
      quantile(
        seen.map(({ ms }) => ms),
        share,
      );
    const sides = { against: 'R6', goal: { atMost: 1.5 } };
    tell('ms', { what: 'map tile, p50', ours: at(our, 0.5), theirs: at(their, 0.5), ...sides });
    tell('ms', { what: 'map tile, p99', ours: at(our, 0.99), against: 'R6', theirs: at(their, 0.99) });
    tell('ms', {
      what: 'map tile, p99',
      ours: at(our, 0.99),
      against: 'R7 (seen once)',
      theirs: seenR7,
      goal: { atMost: 1 / 300 },
    });
    const largest = Math.max(...our.map(({ bytes }) => bytes)) / 1_000;
    say(`largest tile ${largest.toFixed(1)} kB (goal ≤ 100)`);

    await tellPause('while asked for tiles');
    const shown: number[] = [];
    for (let change = 0; change < 20; change++) shown.push(await untilShown(client, ours));
    say(
      `a change is in its tile after ${quantile(shown, 0.5).toFixed(0)} ms, at most ${Math.max(...shown).toFixed(0)} ms (goal ≤ 1,000)`,
    );
    await tellPause('while changing');
  });
} finally {
  for (const end of ends) await end();
}
