import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../database/client.ts';
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
