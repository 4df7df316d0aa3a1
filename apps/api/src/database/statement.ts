import { getTableColumns, type Query, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable, type SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

/** What the placeholders of a statement stand for. */
type Values = Record<string, unknown>;
type Ask<Given extends Values, Answer> = (db: Db, values: Given) => Promise<Answer>;
type Written<Answer> = { execute: Answer; all: unknown; values: unknown };

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * A statement written once, for the database and any transaction in it: the query builder takes longer to write one
 * than PostgreSQL to run it. Rows come as node-postgres has them, moments as text.
 */
export function statement<Row, Given extends Values>(write: () => SQL): Ask<Given, Row[]> {
  let query: Query | undefined;
  return async (db, values) => {
    query ??= dialect.sqlToQuery(write());
    const asked = db._.session.prepareQuery<Written<{ rows: Row[] }>>(query, undefined, undefined, false);
    return (await asked.execute(values)).rows;
  };
}

/** Runs what a library wrote, with its values, on our connection. */
export async function runText<Row>(
  db: Db,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: Row[] }> {
  const query = { sql: text, params: [...values] };
  return db._.session.prepareQuery<Written<{ rows: Row[] }>>(query, undefined, undefined, false).execute();
}

/** The same for whole rows of a table, read as the query builder reads them. `write` is given their columns. */
export function rowStatement<T extends PgTable, Given extends Values>(
  table: T,
  write: (columns: SQL) => SQL,
): Ask<Given, T['$inferSelect'][]> {
  const fields: SelectedFieldsOrdered = Object.entries(getTableColumns(table)).map(([name, field]) => ({
    path: [name],
    field,
  }));
  const columns = sql.join(
    fields.map(({ field }) => sql`${field}`),
    sql`, `,
  );
  let query: Query | undefined;
  return (db, values) => {
    query ??= dialect.sqlToQuery(write(columns));
    return db._.session
      .prepareQuery<Written<T['$inferSelect'][]>>(query, fields, undefined, true)
      .execute(values);
  };
}

/**
 * Puts one row into a table and answers with it as it stands there; with nothing on a conflict that `onConflict`
 * lets pass. Columns with a default are left to it, but `id` where it was taken beforehand.
 */
export function insertion<T extends PgTable>(
  table: T,
  { takenId = false, onConflict }: { takenId?: boolean; onConflict?: SQL } = {},
): Ask<T['$inferInsert'], T['$inferSelect'] | undefined> {
  const names = Object.entries(getTableColumns(table))
    .filter(([name, column]) => !column.hasDefault || (takenId && name === 'id'))
    .map(([name]) => name);
  const nothing = Object.fromEntries(names.map((name) => [name, null]));
  const insert = rowStatement(table, (columns) => {
    const written = dialect.buildInsertQuery({
      table,
      values: [Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`]))],
      overridingSystemValue_: takenId,
      ...(onConflict && { onConflict }),
    });
    return sql`${written} returning ${columns}`;
  });
  return async (db, row) => (await insert(db, { ...nothing, ...row }))[0];
}
