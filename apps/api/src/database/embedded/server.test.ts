import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { reachableData, serverOwner } from './owner.ts';
import { startEmbeddedPostgres } from './server.ts';

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

it('starts again at its address with what it held when it dies, and stays down once it was stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rimba-postgres-'));
  const data = join(folder, 'postgres');
  const file = join(reachableData(data, serverOwner()), 'postmaster.pid');
  const server = await startEmbeddedPostgres({ folder: data });
  await ask(server.url, 'create table held as select 7 as seven');
  const pid = () => Number(readFileSync(file, 'utf8').split('\n')[0]);
  const first = pid();
  process.kill(first, 'SIGKILL');
  await vi.waitFor(
    async () => expect(await ask(server.url, 'select seven from held')).toEqual([{ seven: 7 }]),
    { timeout: 60_000, interval: 200 },
  );
  expect(pid()).not.toBe(first);
  // Refused while it runs again, too, once its folder is held again.
  const held = `select 1 as one from pg_locks where locktype = 'advisory'`;
  await vi.waitFor(async () => expect(await ask(server.url, held)).toEqual([{ one: 1 }]), {
    timeout: 60_000,
  });
  await expect(startEmbeddedPostgres({ folder: data })).rejects.toThrow(/already running/);
  await server.stop();
  await expect(ask(server.url, 'select 1')).rejects.toThrow();
  rmSync(dirname(dirname(file)), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

it('starts again as soon as a session of the one that died has let go', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rimba-postgres-'));
  const data = join(folder, 'postgres');
  const file = join(reachableData(data, serverOwner()), 'postmaster.pid');
  const server = await startEmbeddedPostgres({ folder: data });
  // Deaf to the end of its server for so long.
  const worker = new pg.Client({ connectionString: server.url, statement_timeout: 3_000 });
  worker.on('error', () => {});
  await worker.connect();
  worker.query('select count(*) from generate_series(1, 10000000000)').catch(() => {});
  const works = `select 1 as one from pg_stat_activity where state = 'active' and query like '%generate_series(1,%'
    and pid <> pg_backend_pid()`;
  await vi.waitFor(async () => expect(await ask(server.url, works)).toEqual([{ one: 1 }]), { interval: 20 });
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
  await vi.waitFor(() => ask(server.url, 'select 1'), { timeout: 20_000, interval: 200 });
  await server.stop();
  rmSync(dirname(dirname(file)), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});
