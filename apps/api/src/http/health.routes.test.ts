import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
const server = new pg.Client({ connectionString: inject('postgresUrl') });
beforeAll(async () => {
  api = await buildTestApi();
  await server.connect();
});
afterAll(async () => {
  await server.end();
  await api.close();
});

it('is alive without its database, ready only with it, and ready again once it is back', async () => {
  const database = new URL(api.databaseUrl).pathname.slice(1);
  const rename = (from: string, to: string) => server.query(`alter database "${from}" rename to "${to}"`);
  const standing = async () => {
    const [live, ready] = [await api.app.inject('/health/live'), await api.app.inject('/health/ready')];
    return [live.statusCode, ready.statusCode, ready.json().status, ready.headers['retry-after']];
  };
  expect(await standing()).toEqual([200, 200, 'ok', undefined]);
  await server.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
    database,
  ]);
  await rename(database, `${database}_away`);
  expect(await standing()).toEqual([200, 503, 'unavailable', '5']);
  const asked = await api.app.inject('/api/v1/species');
  expect([asked.statusCode, asked.json().code]).toEqual([503, 'request.unavailable']);
  await rename(`${database}_away`, database);
  expect(await standing()).toEqual([200, 200, 'ok', undefined]);
});

it('is not ready where the database answers but takes nothing', async () => {
  const database = new URL(api.databaseUrl).pathname.slice(1);
  const end = () =>
    server.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
      database,
    ]);
  await server.query(`alter database "${database}" set default_transaction_read_only = on`);
  await end();
  const statusOf = async (path: string) => (await api.app.inject(path)).statusCode;
  // A connection that was ended may not know it yet; the one after it stands.
  await expect.poll(() => statusOf('/api/v1/species')).toBe(200);
  expect(await statusOf('/health/ready')).toBe(503);
  await server.query(`alter database "${database}" reset default_transaction_read_only`);
  await end();
  await expect.poll(() => statusOf('/health/ready')).toBe(200);
});
