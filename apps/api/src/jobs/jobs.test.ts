import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../database/client.ts';
import { createLog } from '../log/log.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { noTracing } from '../tracing/tracing.ts';
import { createJobs } from './jobs.ts';

let database: Database & { url: string };
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const log = pino({ level: 'silent' });

it('runs a job once over two replicas, in the background', async () => {
  const ran: string[] = [];
  const replicas = ['one', 'two'].map((name) => {
    const jobs = createJobs(database, log, noTracing);
    jobs.define('note', async ({ text }) => void ran.push(`${text} by ${name}`));
    return jobs;
  });
  for (const jobs of replicas) await jobs.start({ work: true });
  for (const text of ['a', 'b', 'c']) await replicas[0]?.send(database.db, 'note', { text });
  await vi.waitFor(() => expect(ran).toHaveLength(3), { timeout: 15_000 });
  expect(ran.map((line) => line[0]).sort()).toEqual(['a', 'b', 'c']);
  for (const jobs of replicas) await jobs.stop();
});

it('sweeps every recurring job, also after one that failed, and no other', async () => {
  const ran: string[] = [];
  const jobs = createJobs(database, log, noTracing);
  jobs.define('broken', () => Promise.reject(new Error('broken')), { everySeconds: 30 });
  jobs.define('expire', async () => void ran.push('expire'), { everySeconds: 30 });
  jobs.define('mail', async () => void ran.push('mail'));
  await jobs.sweep();
  expect(ran).toEqual(['expire']);
});

it('takes a recurring job up by itself at the start', async () => {
  const ran: string[] = [];
  const jobs = createJobs(database, log, noTracing);
  jobs.define('tick', async () => void ran.push('tick'), { everySeconds: 60 });
  await jobs.start({ work: true });
  await vi.waitFor(() => expect(ran).toEqual(['tick']), { timeout: 15_000 });
  await jobs.stop();
});

it('lets a job send another that is named after it, from the first moment', async () => {
  const told: string[] = [];
  const jobs = createJobs(database, log, noTracing);
  jobs.define('ask', () => jobs.send(database.db, 'tell', { text: 'asked' }), { everySeconds: 60 });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) jobs.define(`beside-${name}`, async () => {});
  jobs.define('tell', async ({ text }) => void told.push(String(text)));
  await jobs.start({ work: true });
  await vi.waitFor(() => expect(told).toEqual(['asked']), { timeout: 15_000 });
  await jobs.stop();
});

it('lets a running job finish when it is told to stop, and leaves the next one to others', async () => {
  const ran: string[] = [];
  const begun = new Map<string, () => void>();
  const replica = (name: string) => {
    const jobs = createJobs(database, log, noTracing);
    jobs.define('errand', async ({ text }) => {
      await new Promise<void>((finish) => begun.set(String(text), finish));
      ran.push(`${text} by ${name}`);
    });
    return jobs;
  };
  const hasBegun = (text: string) =>
    vi.waitFor(() => expect(begun.has(text)).toBe(true), { timeout: 15_000 });
  const [first, second] = [replica('one'), replica('two')];
  await first.start({ work: true });
  await first.send(database.db, 'errand', { text: 'a' });
  await hasBegun('a');
  await first.send(database.db, 'errand', { text: 'b' });
  const stopped = first.stop();
  begun.get('a')?.();
  await stopped;
  expect(ran).toEqual(['a by one']);

  await second.start({ work: true });
  await hasBegun('b');
  begun.get('b')?.();
  await second.stop();
  expect(ran).toEqual(['a by one', 'b by two']);
});

it('works a backlog off without a pause between its jobs, and tries again only the one that failed', async () => {
  const ran = new Set<number>();
  const jobs = createJobs(database, log, noTracing);
  jobs.define('backlog', async ({ place }) => {
    if (place === 7) throw new Error('not this one');
    ran.add(Number(place));
  });
  await jobs.start({ work: false });
  for (let place = 0; place < 60; place += 1) await jobs.send(database.db, 'backlog', { place });
  await jobs.stop();
  const worker = createJobs(database, log, noTracing);
  worker.define('backlog', async ({ place }) => {
    if (place === 7) throw new Error('not this one');
    ran.add(Number(place));
  });
  await worker.start({ work: true });
  // One a second would take four times as long as is waited for.
  await vi.waitFor(() => expect(ran.size).toBe(59), { timeout: 15_000 });
  await worker.stop();
  const { rows } = await database.pool.query(
    "select state, count(*)::int from pgboss.job where name = 'backlog' group by state order by state",
  );
  expect(rows).toEqual([
    { state: 'retry', count: 1 },
    { state: 'completed', count: 59 },
  ]);
});

it('lives by what it is told now, and not by what an earlier start was told', async () => {
  for (const silence of [30, 12]) {
    const jobs = createJobs(database, log, noTracing, silence);
    jobs.define('patient', async () => {});
    await jobs.start({ work: false });
    await jobs.stop();
  }
  const { rows } = await database.pool.query(
    "select heartbeat_seconds, deletion_seconds from pgboss.queue where name = 'patient'",
  );
  expect(rows).toEqual([{ heartbeat_seconds: 12, deletion_seconds: 3_600 }]);
});

it('queues from as many transactions at once as there are connections', async () => {
  const jobs = createJobs(database, log, noTracing);
  jobs.define('crowd', async () => {});
  await jobs.start({ work: false });
  const count = database.pool.options.max;
  let begun = 0;
  let allHaveBegun: () => void;
  const together = new Promise<void>((resolve) => {
    allHaveBegun = resolve;
  });
  const send = (place: number) =>
    database.db.transaction(async (tx) => {
      begun += 1;
      if (begun === count) allHaveBegun();
      await together;
      await jobs.send(tx, 'crowd', { place });
    });
  await Promise.all(Array.from({ length: count }, (_, place) => send(place)));
  const { rows } = await database.pool.query("select count(*)::int from pgboss.job where name = 'crowd'");
  expect(rows).toEqual([{ count }]);
  await jobs.stop();
});

it('says what failed, and tries it again', async () => {
  const lines: string[] = [];
  const jobs = createJobs(
    database,
    createLog('error', { write: (line) => void lines.push(line) }),
    noTracing,
  );
  jobs.define('broken', () => Promise.reject(new Error('broken')));
  await jobs.start({ work: false });
  await jobs.send(database.db, 'broken', {});
  await jobs.drain();
  await jobs.stop();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { job: 'broken', err: { message: 'broken' } },
  ]);
  const { rows } = await database.pool.query("select state from pgboss.job where name = 'broken'");
  expect(rows).toEqual([{ state: 'retry' }]);
});
