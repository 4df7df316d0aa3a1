import { type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** For `onConflictDoUpdate`: these columns of a table take what the row that was to be inserted has in them. */
export const excluded = <Name extends string>(
  table: Readonly<Record<Name, PgColumn>>,
  names: readonly Name[],
): Record<string, SQL> =>
  Object.fromEntries(
    names.map((name) => {
      const { name: own, keyAsName } = table[name];
      return [name, sql`excluded.${sql.identifier(keyAsName ? toSnakeCase(own) : own)}`];
    }),
  );
