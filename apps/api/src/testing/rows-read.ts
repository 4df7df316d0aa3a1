import { sql } from 'drizzle-orm';
import type { Database, Db } from '../database/client.ts';

/** How many rows of a table are read by what is done, where each index that serves is used, as in a table of millions. */
export const rowsRead = ({ db }: Pick<Database, 'db'>, table: string, act: (tx: Db) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const before = await readSoFar(tx, table);
    await act(tx);
    return (await readSoFar(tx, table)) - before;
  });

/** By this connection, as far as it has not yet reported it to all. */
async function readSoFar(tx: Db, table: string): Promise<number> {
  const { rows } = await tx.execute<{ read: number }>(
    sql`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = ${table}`,
  );
  return rows[0]?.read ?? 0;
}
