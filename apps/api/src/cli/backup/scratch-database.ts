import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { type Connection, withConnection } from '../../database/connection.ts';
import { query } from '../../database/query.ts';

const makeScratch = query({
  name: 'create-scratch-database',
  given: { name: 'identifier' },
  row: Type.Object({}),
  text: (value) => sql`create database ${value('name')} template template0`,
});

const dropScratch = query({
  name: 'drop-scratch-database',
  given: { name: 'identifier' },
  row: Type.Object({}),
  text: (value) => sql`drop database if exists ${value('name')} with (force)`,
});

const rename = query({
  name: 'rename-database',
  given: { from: 'identifier', to: 'identifier' },
  row: Type.Object({}),
  text: (value) => sql`alter database ${value('from')} rename to ${value('to')}`,
});

const drop = query({
  name: 'drop-database',
  given: { name: 'identifier' },
  row: Type.Object({}),
  text: (value) => sql`drop database ${value('name')}`,
});

const findOthers = query({
  name: 'others-in-database',
  given: { name: 'text' },
  row: Type.Object({}),
  text: (value) => sql`
    select from pg_stat_activity where datname = ${value('name')} and backend_type = 'client backend' limit 1`,
});

/** The same server, another database. */
function addressOf(databaseUrl: string, database: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  return url.toString();
}

const nameOf = (databaseUrl: string): string => decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

/** Speaks to the server from outside the product's own database. */
const withServer = <T>(databaseUrl: string, work: (db: Connection) => Promise<T>): Promise<T> =>
  withConnection(addressOf(databaseUrl, 'postgres'), work);

/** An empty database beside the product's own, gone afterwards unless it took its place. */
export async function withScratchDatabase<T>(
  databaseUrl: string,
  work: (scratchUrl: string, name: string) => Promise<T>,
): Promise<T> {
  const name = `rimba_scratch_${randomBytes(4).toString('hex')}`;
  await withServer(databaseUrl, (db) => makeScratch(db, { name }));
  try {
    return await work(addressOf(databaseUrl, name), name);
  } finally {
    await withServer(databaseUrl, (db) => dropScratch(db, { name }));
  }
}

/** Puts one database in the place of another, which is dropped. Nobody may be connected to either. */
export async function replaceDatabase(databaseUrl: string, by: string): Promise<void> {
  const name = nameOf(databaseUrl);
  const aside = `${name.slice(0, 40)}_before_${randomBytes(4).toString('hex')}`;
  await withServer(databaseUrl, async (db) => {
    await rename(db, { from: name, to: aside });
    try {
      await rename(db, { from: by, to: name });
    } catch (error) {
      await rename(db, { from: aside, to: name });
      throw error;
    }
    await drop(db, { name: aside });
  });
}

const tries = 20;
const pauseMs = 100;

/** Whether others are connected to the product's database, and stay: one that has just left is seen for a moment. */
export const isInUse = (databaseUrl: string): Promise<boolean> =>
  withServer(databaseUrl, async (db) => {
    for (let left = tries; left > 0; left -= 1) {
      const others = await findOthers(db, { name: nameOf(databaseUrl) });
      if (!others.length) return false;
      await setTimeout(pauseMs);
    }
    return true;
  });
