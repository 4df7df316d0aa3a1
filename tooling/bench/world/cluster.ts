import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@rimba/api/embedded-postgres';
import pg from 'pg';
import { folder } from '../measure/folder.ts';

/** The PostgreSQL that comes with the repository, durable as it is by default, in a folder of its own. */
export const openCluster = (): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ folder: join(folder, 'postgres') });

/** Runs something with one connection. */
export async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
