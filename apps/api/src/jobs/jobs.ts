import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Database, Db } from '../database/client.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';

export type JobData = Record<string, string | number | boolean | null>;
export type JobHandler = (data: JobData) => Promise<void>;

export type JobOptions = {
  /** Also runs by itself, this often over all replicas together, and whenever the clock is moved. */
  everySeconds?: number;
  /** Tries after the first, with growing pauses; 0 for sweeps, which come round again anyway. */
  retries?: number;
};

export type Jobs = {
  /** Names a job and what does it; before `start`. */
  define(name: string, handler: JobHandler, options?: JobOptions): void;
  /** Puts a job in the queue together with what causes it: it runs only if the transaction is committed. */
  send(tx: Db, name: string, data: JobData): Promise<void>;
  /** Runs every recurring job once, here and now, one after another. */
  sweep(): Promise<void>;
  /** Opens the queues; with `work`, also takes jobs from them. */
  start(options: { work: boolean }): Promise<void>;
  /** Runs what waits in the queues now, until nothing is left. */
  drain(): Promise<void>;
  /** Lets running jobs finish, for 10 s at the most. */
  stop(): Promise<void>;
};

/** Seconds a job that is done is kept: what it was told may name somebody who has left meanwhile. */
const memory = 3_600;
/** With pauses that grow to an hour: three and a half hours of tries. */
const usualRetries = 12;
/**
 * How jobs are taken from a queue: ten side by side, and where there were ten the next at once, so that a survey's news
 * for everybody does not take a second each.
 */
const taking = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Seconds between two looks into a queue: one, and less often the less often its job comes round. */
const pause = (everySeconds = 6) => everySeconds / 6;

type Definition = { handler: JobHandler; options: JobOptions };

/** Background work on the same database: pg-boss keeps the queues, so jobs outlive a restart. */
export function createJobs(
  { pool }: Pick<Database, 'pool'>,
  log: FastifyBaseLogger,
  tracing: Pick<Tracing, 'job'>,
  /** A job whose process has not been heard of for so many seconds is given to another. */
  silence = 30,
  metrics: Pick<Metrics, 'jobFailed'> = noMetrics,
): Jobs {
  const definitions = new Map<string, Definition>();
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    // How often it is looked for such jobs.
    superviseIntervalSeconds: silence,
    monitorIntervalSeconds: silence,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  const timers: NodeJS.Timeout[] = [];

  /** Says so when it fails, whoever waits for it. */
  const attempt = (name: string, data: JobData) =>
    tracing
      .job(name, async () => definitions.get(name)?.handler(data))
      .catch((error: unknown) => {
        log.error({ err: error, job: name }, 'job failed');
        metrics.jobFailed(name);
        throw error;
      });

  /** Does some jobs side by side; what failed is said of each by itself. */
  const run = (name: string, jobs: Job<JobData>[]): Promise<JobResult[]> =>
    Promise.all(
      jobs.map(({ id, data }) =>
        attempt(name, data ?? {}).then(
          () => ({ id, status: 'completed' as const }),
          (error: unknown) => ({ id, status: 'failed' as const, output: { message: String(error) } }),
        ),
      ),
    );

  /**
   * Sends nothing, so that the library looks up its queue now: later, inside a transaction, it would wait for one more
   * connection, and as many at once as there are connections would wait for one another.
   */
  const learn = (name: string) =>
    boss.send(name, {}, { db: { executeSql: async () => ({ rows: [{ id: '' }] }) } });

  async function work(name: string, { options: { everySeconds } }: Definition) {
    const take = { ...taking, pollingIntervalSeconds: pause(everySeconds) };
    const takeJobs = () => boss.work<JobData, unknown, typeof take>(name, take, (jobs) => run(name, jobs));
    if (everySeconds === undefined) {
      await takeJobs();
      return;
    }
    const queue = () =>
      boss
        .send(name, {}, { singletonSeconds: everySeconds })
        .catch((error: unknown) => log.error({ err: error, job: name }, 'could not queue a recurring job'));
    // The first is there when the queue is first looked into.
    await queue();
    await takeJobs();
    timers.push(setInterval(queue, everySeconds * 1_000).unref());
  }

  return {
    define: (name, handler, options = {}) => void definitions.set(name, { handler, options }),

    async send(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) });
    },

    async sweep() {
      for (const [name, { options }] of definitions) {
        if (options.everySeconds !== undefined) await attempt(name, {}).catch(() => undefined);
      }
    },

    async start({ work: working }) {
      await boss.start();
      for (const [name, definition] of definitions) {
        const settings = {
          retryLimit: definition.options.retries ?? (definition.options.everySeconds ? 0 : usualRetries),
          retryDelay: 5,
          retryBackoff: true,
          retryDelayMax: 3_600,
          heartbeatSeconds: silence,
          deleteAfterSeconds: memory,
        };
        await boss.createQueue(name, settings);
        // A queue that an earlier start made keeps what it was made with.
        await boss.updateQueue(name, settings);
        await learn(name);
      }
      // A job may send another, whichever was named first.
      if (working) for (const [name, definition] of definitions) await work(name, definition);
    },

    async drain() {
      for (let idle = false; !idle; ) {
        idle = true;
        for (const name of definitions.keys()) {
          for (const job of await boss.fetch<JobData>(name, { batchSize: 50 })) {
            idle = false;
            const [result] = await run(name, [job]);
            if (result?.status === 'completed') await boss.complete(name, job.id);
            else await boss.fail(name, job.id, result?.output);
          }
        }
        await wait(0);
      }
    },

    async stop() {
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
