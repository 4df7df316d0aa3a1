import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgresError } from './error.ts';

const lockKey = 7_204_911;

/** An advisory lock, held as long as this process lives, is what refuses a second start on the folder. */
export async function holdFolder(url: string, folder: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: `rimba ${process.pid}` });
  await client.connect();
  client.on('error', () => {});
  for (let tries = 0; tries < 20; tries += 1) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      lockKey,
    ]);
    if (rows[0]?.held) return client;
    await wait(100);
  }
  await client.end();
  throw new EmbeddedPostgresError(
    `Rimba is already running on the data folder ${dirname(folder)}: stop it first, or give this one another RIMBA_DATA_DIR.`,
  );
}
