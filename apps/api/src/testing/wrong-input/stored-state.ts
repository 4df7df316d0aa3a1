import { sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';

/** Counters and records of tries, which a refused call is meant to move. */
const counters = ['rate_limit', 'spent_captcha', 'email_code', 'email_cooldown', 'security_event'];

/** For each table how many rows it has and which transaction wrote last: alike while nothing was written. */
export async function storedState(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const parts = tables
    .filter(({ name }) => !counters.includes(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state from ${sql.identifier(name)}`,
    );
  const { rows } = await db.execute<{ name: string; state: string }>(sql.join(parts, sql` union all `));
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}
