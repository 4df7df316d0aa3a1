import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Config, ConfigError, loadConfig } from '../config/config.ts';
import { EmbeddedPostgresError } from '../database/embedded/server.ts';
import { mail } from '../database/schema/index.ts';
import type { Services } from '../services.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openTestInbox, type TestInbox } from '../testing/test-inbox.ts';
import { startService } from './start-service.ts';

let folder: string;
let inbox: TestInbox;
let config: Config;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rimba-start-'));
  chmodSync(folder, 0o755);
  inbox = await openTestInbox();
  config = {
    ...loadConfig({ RIMBA_DATA_DIR: folder }),
    smtp: { url: inbox.url, from: 'Rimba <halo@rimba.test>' },
  };
});
afterAll(async () => {
  await inbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const log = pino({ level: 'silent' });
const enqueue = ({ database: { db }, mails }: Services, dedupeKey: string) =>
  db.transaction((tx) =>
    mails.enqueue(tx, {
      dedupeKey,
      to: `${dedupeKey}@rimba.test`,
      template: 'checkoutCode',
      language: 'id',
      data: { code: 'K7PLMWQ2', expiresAt: '2026-11-20T07:05:00.000Z' },
    }),
  );

it('starts from nothing, refuses a second start, and sends what an earlier one left in the outbox', async () => {
  const steps: string[] = [];
  const first = await startService(config, {
    log,
    jobs: false,
    demoData: false,
    onStep: (step) => steps.push(step),
  });
  expect(steps).toEqual(['database', 'migrations', 'services']);
  await expect(startService(config, { log, demoData: false })).rejects.toThrow(EmbeddedPostgresError);
  await enqueue(first.services, 'left-behind');
  await first.close();
  expect(inbox.received).toEqual([]);

  const second = await startService(config, { log, demoData: false });
  await vi.waitFor(() => expect(inbox.received).toHaveLength(1), { timeout: 15_000 });
  await enqueue(second.services, 'at-once');
  await vi.waitFor(() => expect(inbox.received).toHaveLength(2), { timeout: 15_000 });
  const { db } = second.services.database;
  await vi.waitFor(async () => {
    const [sent] = await db.select().from(mail).where(eq(mail.dedupeKey, 'at-once'));
    expect(sent).toMatchObject({ attempts: 1, sentAt: expect.any(Date) });
  });
  await second.close();
  expect(inbox.received).toHaveLength(2);
});

it('leaves jobs to another that shares the database, where it is told to', async () => {
  const database = await openTestDatabase();
  const shared = { ...config, databaseUrl: database.url };
  const pages = await startService({ ...shared, takesJobs: false }, { log, demoData: false });
  const before = inbox.received.length;
  await enqueue(pages.services, 'for-the-other');
  // A queue is looked into every second.
  await wait(2_500);
  expect(inbox.received).toHaveLength(before);
  const jobs = await startService(shared, { log, demoData: false });
  await vi.waitFor(() => expect(inbox.received).toHaveLength(before + 1), { timeout: 15_000 });
  await Promise.all([pages.close(), jobs.close()]);
  await database.close();
});

it('names the port of the metrics where another program has it', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const metrics = { host: '127.0.0.1', port };
  await expect(startService({ ...config, metrics }, { log, jobs: false, demoData: false })).rejects.toThrow(
    new ConfigError(`METRICS_PORT ${port} of METRICS_HOST 127.0.0.1 cannot be listened on.`),
  );
  taken.close();
});

it('does not start on a database that other migrations made', async () => {
  const { db, url, close } = await openTestDatabase();
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'of another time'`);
  const refused = startService({ ...config, databaseUrl: url }, { log, demoData: false });
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(/made by a Rimba with other migrations and is left as it is/);
  await close();
});

it('keeps one secret for the installation, which only its owner can read', () => {
  const file = join(folder, 'secret');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}$/);
});
