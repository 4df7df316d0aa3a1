import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** The same server, another database. */
export function addressOf(databaseUrl: string, database: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  return url.toString();
}

export const nameOf = (databaseUrl: string): string =>
  decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

/** Speaks to the server from outside the product's own database. */
export async function withServer<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: addressOf(databaseUrl, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** An empty database beside the product's own, gone afterwards unless it took its place. */
export async function withScratchDatabase<T>(
  databaseUrl: string,
  work: (scratchUrl: string, name: string) => Promise<T>,
): Promise<T> {
  const name = `rimba_scratch_${randomBytes(4).toString('hex')}`;
  await withServer(databaseUrl, (client) => client.query(`create database ${name} template template0`));
  try {
    return await work(addressOf(databaseUrl, name), name);
  } finally {
    await withServer(databaseUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
  }
}

/** Puts one database in the place of another, which is dropped. Nobody may be connected to either. */
export async function replaceDatabase(databaseUrl: string, by: string): Promise<void> {
  const name = nameOf(databaseUrl);
  const aside = `${name.slice(0, 40)}_before_${randomBytes(4).toString('hex')}`;
  await withServer(databaseUrl, async (client) => {
    const [old, spare, fresh] = [name, aside, by].map((one) => client.escapeIdentifier(one));
    await client.query(`alter database ${old} rename to ${spare}`);
    try {
      await client.query(`alter database ${fresh} rename to ${old}`);
    } catch (error) {
      await client.query(`alter database ${spare} rename to ${old}`);
      throw error;
    }
    await client.query(`drop database ${spare}`);
  });
}

const tries = 20;
const pauseMs = 100;

/** Whether others are connected to the product's database, and stay: one that has just left is seen for a moment. */
export const isInUse = (databaseUrl: string): Promise<boolean> =>
  withServer(databaseUrl, async (client) => {
    for (let left = tries; left > 0; left -= 1) {
      const { rows } = await client.query(
        `select 1 from pg_stat_activity where datname = $1 and backend_type = 'client backend' limit 1`,
        [nameOf(databaseUrl)],
      );
      if (rows.length === 0) return false;
      await setTimeout(pauseMs);
    }
    return true;
  });
