import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../database/client.ts';
import { mail } from '../database/schema/index.ts';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createMetrics } from './metrics.ts';
import { openMetricsServer } from './metrics-server.ts';

const metrics = { host: '127.0.0.1', port: 0 };
let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ metrics });
});
afterAll(() => api.close());

const valuesIn = (text: string): Record<string, number> =>
  Object.fromEntries(
    [...text.matchAll(/^([a-z_]+(?:\{[^}]*\})?) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  );

// The first to ask: what was looked up is told again for a while.
it('tells what waits, is late or needs a person, and that it does not know while the database is away', async () => {
  const { services, db } = api;
  const at = services.clock.now();
  const past = new Date(at.getTime() - 600_000);
  await db.insert(mail).values({
    template: 'verification',
    recipient: 'siti@rimba.test',
    language: 'id',
    data: {},
    messageId: '<waiting@rimba.test>',
    dedupeKey: 'waiting',
    createdAt: past,
    attempts: 1,
    lastError: '451 later',
  });
  services.jobs.define('breaks', () => Promise.reject(new Error('no')), { everySeconds: 60 });
  await services.jobs.sweep();
  services.metrics.paymentReported('settled');
  const told = valuesIn(await services.metrics.text());
  expect(told).toMatchObject({
    rimba_state_known: 1,
    rimba_orders_open: 0,
    rimba_orders_flagged: 0,
    rimba_holds_overdue_seconds: 0,
    rimba_payments_open: 0,
    rimba_mails_waiting: 1,
    rimba_mails_failing: 1,
    rimba_replicas: 0,
    rimba_streams_open: 0,
    'rimba_job_failures_total{job="breaks"}': 1,
    'rimba_payment_reports_total{status="settled"}': 1,
  });
  expect(told.rimba_mails_oldest_seconds).toBeGreaterThanOrEqual(600);
  expect(told.rimba_data_folder_free_ratio).toBeGreaterThan(0);

  const { close, database } = await openTestDatabase().then(({ url, close }) => ({
    close,
    database: openDatabase(url),
  }));
  const { dataFolder } = services.config;
  const away = createMetrics({ ...database, database, clock: services.clock, dataFolder });
  await database.close();
  const untold = valuesIn(await away.text());
  expect(untold.rimba_state_known).toBe(0);
  expect(untold).not.toHaveProperty('rimba_mails_waiting');
  expect(untold).toHaveProperty('process_cpu_user_seconds_total');
  await close();
});

it('tells on a port of its own what was answered, by pattern and status', async () => {
  await api.app.inject('/api/v1/tree/1/detail');
  await api.app.inject('/api/v1/tree/2/detail');
  await api.app.inject('/api/v1/nowhere/7');
  const server = await openMetricsServer(metrics, api.services.metrics);
  const response = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  const text = await response.text();
  await server.close();
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/v1/tree/:id/detail",status="404"} 2',
  );
  expect(text).toContain('route="/api/v1/*",status="404"');
  expect(text).not.toContain('nowhere');
  expect(text).toMatch(/database_connections\{state="idle"\} \d+/);
  expect(text).toContain('process_cpu_user_seconds_total');
});

it('tells all that the alerts and the dashboard ask for', async () => {
  const text = await api.services.metrics.text();
  const told = new Set(text.match(/^# TYPE \S+/gm)?.map((line) => line.slice('# TYPE '.length)));
  const asked = ['prometheus/alerts.yaml', 'grafana/rimba.json'].flatMap((file) => {
    const named = readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8').match(
      /\b(?:rimba|http|database|process|nodejs)_[a-z_]+\b/g,
    );
    return [...(named ?? [])];
  });
  expect(asked.length).toBeGreaterThan(20);
  const unknown = asked.filter(
    (name) => !told.has(name.replace(/_(bucket|sum|count)$/, '')) && !told.has(name),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

it('is not among what the internet reaches', async () => {
  expect((await api.app.inject('/metrics')).statusCode).toBe(404);
  expect((await api.app.inject('/api/v1/metrics')).statusCode).toBe(404);
});
