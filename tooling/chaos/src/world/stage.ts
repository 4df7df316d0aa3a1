import { join } from 'node:path';
import {
  bundleService,
  openOutside,
  openPooler,
  type Program,
  type Replicas,
  startReplicas,
  withClient,
} from '@rimba/replicas';
import type { Client } from 'pg';
import { type DatabaseServer, openDatabaseServer } from './database.ts';
import { type Disk, openDisk } from './disk.ts';
import { openPost, type Post } from './post.ts';
import { openTold, type ToldBook } from './told-book.ts';
import { openValkey } from './valkey.ts';

/** Whether PgBouncer hands out a connection for a transaction, or for as long as its caller stays. */
type Pooling = 'transaction' | 'session';

/** What runs happen on: servers that can be killed, two replicas, the world outside, and one database. */
export type Stage = {
  readonly disk: Disk;
  readonly server: DatabaseServer;
  readonly valkey: Program | undefined;
  readonly outside: Awaited<ReturnType<typeof openOutside>>;
  readonly replicas: Replicas;
  readonly post: Post;
  readonly told: ToldBook;
  /** What is not there and therefore not tried. */
  readonly missing: readonly string[];
  /** Asks the database itself, past the pooler. */
  ask<T>(run: (client: Client) => Promise<T>): Promise<T>;
  /** Moves everybody's clock. */
  moveClock(seconds: number): Promise<boolean>;
  close(): Promise<void>;
};

/** How many people there are, by their id from 1 on. */
export const people = 40;

/** What is open already is closed again where the rest does not come, as when it is stopped meanwhile. */
export async function openStage(pooling: Pooling = 'transaction'): Promise<Stage> {
  await using opened = new AsyncDisposableStack();
  const disk = opened.adopt(await openDisk(), (it) => it.close());
  const server = opened.adopt(await openDatabaseServer(disk.folder), (it) => it.stop());
  const url = await server.newDatabase('chaos');
  const told = {
    pool_mode: pooling,
    ...(pooling === 'session' && { default_pool_size: '80' }),
    // A server that was killed is noticed before its connection is handed out.
    server_check_delay: '0',
  };
  const pooler = opened.adopt(await openPooler(url, disk.folder, told), (it) => it?.kill());
  const valkey = opened.adopt(await openValkey(), (it) => it?.kill());
  const post = openPost((path, request) => replicas.call(path, request));
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead * 1_000), advance: async () => {} };
  const outside = opened.adopt(await openOutside(post.forward, clock), (it) => it.close());
  const env = {
    DATABASE_URL: pooler?.through(url) ?? url,
    ...(pooling === 'transaction' && { DATABASE_DIRECT_URL: url }),
    RIMBA_DATA_DIR: join(disk.folder, 'service'),
    NODE_COMPILE_CACHE: join(disk.folder, 'compiled'),
    JOBS: 'yes',
    JOB_SILENCE: '10',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    SIGN_IN: Array.from({ length: people }, (_, index) => index + 1).join(),
    ...(valkey && { VALKEY_URL: `redis://127.0.0.1:${valkey.port}` }),
    ...outside.env,
    ...outside.bucketEnv,
  };
  const bundle = await bundleService(join(disk.folder, 'bundle'));
  const replicas = opened.adopt(await startReplicas(env, bundle), (it) => it.end('SIGKILL'));
  const everything = opened.move();
  return {
    disk,
    server,
    valkey,
    outside,
    replicas,
    post,
    told: openTold(),
    missing: [
      ...(pooler ? [] : ['pgbouncer is not installed: replicas connect to the database directly']),
      ...(valkey
        ? []
        : ['neither valkey-server nor redis-server is installed: limits are counted in the database']),
      ...(disk.fill ? [] : ['no disk of its own could be mounted: none is filled']),
    ],
    ask: (run) => withClient(url, run),
    async moveClock(seconds) {
      ahead += seconds;
      const moved = await replicas.moveClock(seconds);
      // The gateway's clock goes on; the product is told again by whoever moves it next.
      if (!moved) ahead -= seconds;
      return moved;
    },
    close: () => everything.disposeAsync(),
  };
}
