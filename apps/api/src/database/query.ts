import { type GetColumnData, type Query as SentQuery, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type PgColumn, PgDialect, QueryBuilder } from 'drizzle-orm/pg-core';
import { type Static, type TObject, type TUnsafe, Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** The types of PostgreSQL that values are given as, and what each takes. */
type Types = {
  integer: number | null;
  text: string;
  timestamptz: Date | string;
  /** Written as JSON. */
  jsonb: string;
  xid8: string;
  boolean: boolean;
  /** What a table, a sequence or a database is called. */
  identifier: string;
};
type Given = Record<string, keyof Types>;

type Definition<G extends Given, Row extends TObject> = {
  /** What it is called among all queries: `queries/NAME.sql` shows it. */
  name: string;
  given: G;
  /** What each row of the answer has, at least. */
  row: Row;
  /** Its text, with `value(…)` where something given stands. */
  text: (value: (name: keyof G & string) => SQL) => SQL;
  /** Asked so often that each connection keeps its plan, which then serves whatever values. */
  planned?: boolean;
};

/** The product's pool, a transaction, or one connection. */
type Asked = Pick<NodePgDatabase, 'execute'> & {
  _: { session: Pick<NodePgDatabase['_']['session'], 'prepareQuery'> };
};

/** A moment in a row. */
export const Moment = Type.Unsafe<Date>({ type: 'object', moment: true });
export const NullableMoment = Type.Unsafe<Date | null>({ type: ['object', 'null'], moment: true });

const kinds = { number: Type.Number(), string: Type.String(), date: Moment };
type Held = PgColumn & { _: { dataType: keyof typeof kinds; notNull: true } };

/** What a row has of columns that are never null, as Drizzle types them. */
export const rowOf = <Columns extends Record<string, Held>>(columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, { dataType }]) => [name, kinds[dataType as keyof typeof kinds]]),
  ) as { [Name in keyof Columns]: TUnsafe<GetColumnData<Columns[Name]>> };

/** Writes parts of a query without a database. */
export const builder = new QueryBuilder({ casing: 'snake_case' });

const dialect = new PgDialect({ casing: 'snake_case' });

/** Every query that was read so far, as it is sent: for the test that shows them all. */
export const writtenQueries: { name: string; text: string }[] = [];

/**
 * SQL written by hand, for what the query builder cannot say, or not fast enough: typed in what it is given, and its
 * rows are checked against a schema. What is sent stands in `queries/`, kept by a test.
 */
export function query<G extends Given, Row extends TObject>({
  name,
  given,
  row,
  text,
  planned = false,
}: Definition<G, Row>) {
  const shown = (one: string) => (given[one] === 'identifier' ? one : sql.placeholder(one));
  const written = dialect.sqlToQuery(text((one) => placed(given[one], shown(one))));
  writtenQueries.push({ name, text: written.sql });
  const decode = decoderOf(row);
  return async (db: Asked, values: { [Name in keyof G]: Types[G[Name]] }): Promise<Static<Row>[]> => {
    const { rows } = planned
      ? await prepared(db, written, name).execute(values)
      : await db.execute<Record<string, unknown>>(text((one) => placed(given[one], values[one])));
    return rows.map(decode);
  };
}

const placed = (type: keyof Types = 'text', value: unknown): SQL =>
  type === 'identifier' ? sql`${sql.identifier(String(value))}` : sql`${value}::${sql.raw(type)}`;

/** What is asked by hand has a named plan by this only: `execute` gives none. */
const prepared = (db: Asked, written: SentQuery, name: string) =>
  db._.session.prepareQuery<{
    execute: { rows: Record<string, unknown>[] };
    all: unknown;
    values: unknown;
  }>(written, undefined, name, false);

/** Rows come with their moments as text. */
function decoderOf<Row extends TObject>(row: Row): (found: Record<string, unknown>) => Static<Row> {
  const checked = Compile(row);
  const moments = Object.entries(row.properties).flatMap(([name, type]) => ('moment' in type ? [name] : []));
  return (found) => {
    for (const name of moments) {
      const text = found[name];
      if (typeof text === 'string') found[name] = new Date(text);
    }
    return checked.Parse(found);
  };
}
