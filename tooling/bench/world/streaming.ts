import { execFile } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '@rimba/api/embedded-postgres';
import { openStandby } from '@rimba/api/standby';
import { findProgram, openPooler, withClient } from '@rimba/replicas';
import { openCluster } from './cluster.ts';
import { openForest } from './forest.ts';

const run = promisify(execFile);
const noPooler = 'PgBouncer is not installed, and this measures behind it: apt-get install pgbouncer';

/** Planted forests on a primary with PgBouncer before it and a streaming replica behind it. */
export type Streaming = {
  primaryUrl(trees: number): string;
  replicaUrl(trees: number): string;
  /** What a service is told, so that it writes through PgBouncer and reads from the replica. */
  envOf(trees: number): Record<string, string>;
  /** The process of each. */
  readonly pids: { primary: number; replica: number; PgBouncer: number };
  /** Reads the trees and their indexes once from the disk, as a replica has that was long read. */
  intoMemory(trees: number): Promise<void>;
  /** Waits until the replica has all that is written. */
  untilSame(): Promise<void>;
};

/** Servers that are made anew of what is planted, in a folder of their own that goes with them. */
export async function openStreaming(
  sizes: readonly number[],
  opened: AsyncDisposableStack,
): Promise<Streaming> {
  // Said before half an hour of planting.
  if (!findProgram('pgbouncer')) throw new Error(noPooler);
  const planted = await plantedIn(sizes);
  const folder = join(dirname(planted), 'streaming');
  const [data, replicaData] = [join(folder, 'primary', 'postgres'), join(folder, 'replica', 'postgres')];
  const remove = () => rm(folder, { recursive: true, force: true });
  await remove();
  opened.defer(remove);
  await Promise.all([data, replicaData].map((one) => mkdir(dirname(one), { recursive: true })));
  // Owners and all; a server that has ended is whole in its files.
  await run('cp', ['-a', planted, data]);
  const primary = await startEmbeddedPostgres({ folder: data });
  opened.defer(() => primary.stop());
  const replica = await openStandby(primary.url, data, { folder: replicaData });
  opened.defer(() => replica.stop());
  const pooler = await openPooler(primary.url, folder);
  if (!pooler) throw new Error(noPooler);
  opened.defer(() => pooler.kill());
  const primaryUrl = (trees: number) => primary.urlOf(`forest_${trees}`);
  const replicaUrl = (trees: number) => replica.urlOf(`forest_${trees}`);
  return {
    primaryUrl,
    replicaUrl,
    envOf: (trees) => ({
      DATABASE_URL: pooler.through(primaryUrl(trees)),
      DATABASE_DIRECT_URL: primaryUrl(trees),
      DATABASE_REPLICA_URL: replicaUrl(trees),
    }),
    pids: {
      primary: await pidOf(data),
      replica: await pidOf(replicaData),
      PgBouncer: pooler.pid() ?? Number.NaN,
    },
    async intoMemory(trees) {
      const paths = await withClient(replicaUrl(trees), async (client) => {
        const { rows } = await client.query<{ path: string }>(
          `select pg_relation_filepath('tree') as path union all
           select pg_relation_filepath(indexrelid) from pg_index where indrelid = 'tree'::regclass`,
        );
        return rows.map(({ path }) => join(replicaData, path));
      });
      for (const path of paths) {
        // A file goes on in the next after each GB.
        for (let part = 0, file = path; existsSync(file); file = `${path}.${++part}`) {
          for await (const _ of createReadStream(file, { highWaterMark: 1 << 20 }));
        }
      }
    },
    async untilSame() {
      const written = await withClient(primary.url, async (client) => {
        const { rows } = await client.query<{ place: string }>('select pg_current_wal_flush_lsn() as place');
        return rows[0]?.place;
      });
      await withClient(replica.urlOf('rimba'), async (client) => {
        const same = async () => {
          const reached = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as same';
          return (await client.query<{ same: boolean }>(reached, [written])).rows[0]?.same;
        };
        while (!(await same())) await wait(50);
      });
    },
  };
}

/** Plants what is not there yet. @returns where the files of the server lie, which has ended */
async function plantedIn(sizes: readonly number[]): Promise<string> {
  const cluster = await openCluster();
  try {
    for (const trees of sizes) await openForest(cluster, trees);
    return await withClient(cluster.url, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory ?? '';
    });
  } finally {
    await cluster.stop();
  }
}

async function pidOf(data: string): Promise<number> {
  const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}
