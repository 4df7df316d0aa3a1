import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadConfig, startService } from '@rimba/api';
import type { EmbeddedPostgres } from '@rimba/api/embedded-postgres';
import { secrets, withClient } from '@rimba/replicas';
import type { Client } from 'pg';
import { folder } from '../measure/folder.ts';
import { say } from '../measure/say.ts';

const sql = (name: string) => readFile(join(import.meta.dirname, name), 'utf8');

/**
 * A database of the product's own schema with so many trees, planted when it is not there yet.
 * @returns its address
 */
export async function openForest(cluster: EmbeddedPostgres, trees: number): Promise<string> {
  const name = `forest_${trees}`;
  const url = cluster.urlOf(name);
  const planting = `${name}_planting`;
  await withClient(cluster.urlOf('postgres'), async (client) => {
    if ((await client.query('select from pg_database where datname = $1', [name])).rowCount) return;
    say(`Planting ${trees.toLocaleString('en')} trees …`);
    // Renamed only when whole: a planting that was stopped leaves no half forest.
    await client.query(`drop database if exists ${planting}`);
    await client.query(`create database ${planting}`);
    await plant(cluster.urlOf(planting), trees);
    await client.query(`alter database ${planting} rename to ${name}`);
  });
  // Also brings one that was planted by an earlier version up to date.
  await openSchema(url, false);
  return url;
}

/** The same as a database of its own, to be sold from: made anew each time. */
export async function copyOfForest(cluster: EmbeddedPostgres, trees: number, name: string): Promise<string> {
  await openForest(cluster, trees);
  await withClient(cluster.urlOf('postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    // File by file: written to the log as well, ten million trees take it twice as long.
    await client.query(`create database ${name} template forest_${trees} strategy file_copy`);
  });
  return cluster.urlOf(name);
}

/** Tables, and where wanted the demo's species, communities, prices and people. */
async function openSchema(url: string, demoData: boolean): Promise<void> {
  const config = loadConfig({
    ...secrets,
    DATABASE_URL: url,
    RIMBA_DATA_DIR: join(folder, 'service'),
    LOG_LEVEL: 'error',
  });
  const service = await startService(config, { demoData, jobs: false });
  await service.close();
}

async function plant(url: string, trees: number): Promise<void> {
  await openSchema(url, true);
  await withClient(url, async (client) => {
    await client.query(await sql('clear.sql'));
    const restore = await withoutIndexes(client);
    const planting = await sql('plant.sql');
    await client.query(planting.replaceAll(':trees', String(trees)));
    await restore();
    await client.query(await sql('sell.sql'));
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
}

/** Takes down the plain indexes of the trees, which are made faster once the trees stand. */
async function withoutIndexes(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'tree'::regclass
    and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    await client.query(`set maintenance_work_mem = '512MB'`);
    for (const { definition } of rows) await client.query(definition);
  };
}
