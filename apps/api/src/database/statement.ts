import { getTableColumns, type Query, type SQL, type SQLChunk, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { PgDialect, type PgTable, type SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

/** What the placeholders of a statement stand for. */
type Values = Record<string, unknown>;
type Ask<Given extends Values, Answer> = (db: Db, values: Given) => Promise<Answer>;
type Written<Answer> = { execute: Answer; all: unknown; values: unknown };

const dialect = new PgDialect({ casing: 'snake_case' });
const casing = new CasingCache('snake_case');
const listed = (parts: SQLChunk[]) => sql.join(parts, sql`, `);

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
  const columns = listed(fields.map(({ field }) => sql`${field}`));
  let query: Query | undefined;
  return (db, values) => {
    query ??= dialect.sqlToQuery(write(columns));
    return db._.session
      .prepareQuery<Written<T['$inferSelect'][]>>(query, fields, undefined, true)
      .execute(values);
  };
}

type Insertion = { takenId?: boolean; onConflict?: SQL };

/**
 * Puts rows into a table, as a part of a larger statement whose text is the same however many they are. Columns with a
 * default are left to it, but `id` where it was taken beforehand. `values` is what its placeholder stands for, told
 * from those of other parts by its `name`.
 */
export function insertionPart<T extends PgTable>(
  table: T,
  { takenId = false, onConflict, name = 'rows' }: Insertion & { name?: string } = {},
): { text: SQL; values(rows: readonly T['$inferInsert'][]): Values } {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([field, column]) => !column.hasDefault || (takenId && field === 'id'),
  );
  const into = listed(columns.map(([, column]) => sql.identifier(casing.getColumnCasing(column))));
  const fields = listed(columns.map(([field]) => sql.identifier(field)));
  const shape = listed(
    columns.map(([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`),
  );
  return {
    text: sql`insert into ${table} (${into}) ${takenId ? sql`overriding system value` : sql``}
      select ${fields} from json_to_recordset(${sql.placeholder(name)}::json) as given (${shape})
      ${onConflict ? sql`on conflict ${onConflict}` : sql``}`,
    values: (rows) => ({ [name]: JSON.stringify(rows) }),
  };
}

/**
 * The same for one row as a statement of its own that answers with the row as it stands there; with nothing on a
 * conflict that `onConflict` lets pass.
 */
export function insertion<T extends PgTable>(
  table: T,
  options: Insertion = {},
): Ask<T['$inferInsert'], T['$inferSelect'] | undefined> {
  const { text, values } = insertionPart(table, options);
  const insert = rowStatement(table, (columns) => sql`${text} returning ${columns}`);
  return async (db, row) => (await insert(db, values([row])))[0];
}

/** A whole row as JSON by the names it has here; a moment in it comes as text. */
export const jsonRow = (table: PgTable): SQL =>
  sql`json_build_object(${listed(
    Object.entries(getTableColumns(table)).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  )})`;
