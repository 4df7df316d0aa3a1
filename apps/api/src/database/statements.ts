import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

export type Statements = ReturnType<typeof createStatements>;

/**
 * Statements for the calls that are asked most. A query builder writes its text anew and reads each row twice over,
 * which costs more than PostgreSQL does; here rows come as node-postgres has them. One for a pool: its names
 * are the connections'.
 */
export function createStatements(pool: Pick<pg.Pool, 'query'>) {
  const dialect = new PgDialect({ casing: 'snake_case' });
  const known = new Map<string, { name: string; text: string; params: unknown[] }>();

  return {
    async run<Row extends pg.QueryResultRow>(statement: SQL): Promise<Row[]> {
      const { sql: text, params: values } = dialect.sqlToQuery(statement);
      return (await pool.query<Row>({ text, values })).rows;
    },

    /**
     * The same for one of a closed set of statements: written once for its `key`, and planned once in each
     * connection. `values` are those of its placeholders.
     */
    async repeat<Row extends pg.QueryResultRow>(
      key: string,
      write: () => SQL,
      values: Record<string, unknown>,
    ): Promise<Row[]> {
      let statement = known.get(key);
      if (!statement) {
        const { sql: text, params } = dialect.sqlToQuery(write());
        statement = { name: `rimba ${known.size}`, text, params };
        known.set(key, statement);
      }
      const { name, text, params } = statement;
      return (await pool.query<Row>({ name, text, values: fillPlaceholders(params, values) })).rows;
    },
  };
}
