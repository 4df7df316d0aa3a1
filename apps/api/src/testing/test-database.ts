import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../database/client.ts';

export type TestDatabase = Database & { url: string };

/** A database of this test file's own, cloned from the migrated template of the run. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await statement(server, `create database ${name} template template_rimba`);
  const url = server.replace(/\/[^/]+$/, `/${name}`);
  const database = openDatabase(url);
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await statement(server, `drop database ${name} with (force)`);
    },
  };
}

async function statement(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
