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
}, 120_000);
