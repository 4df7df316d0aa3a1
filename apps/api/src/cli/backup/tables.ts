import type { Readable, Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type Static, Type } from 'typebox';
import type { Connection } from '../../database/connection.ts';
import { query } from '../../database/query.ts';

export type TableShape = { name: string; columns: string[] };

const findTables = query({
  name: 'tables',
  given: {},
  row: Type.Object({ name: Type.String(), columns: Type.Array(Type.String()) }),
  text: () => sql`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`,
});

const findPointers = query({
  name: 'tables-that-point-at-others',
  given: {},
  row: Type.Object({ from: Type.String(), to: Type.String() }),
  text: () => sql`
    select distinct f.relname as from, t.relname as to
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.oid <> t.oid`,
});

/** The product's own tables, those that others point at first, so that they can be filled in this order. */
export async function listTables(db: Connection): Promise<TableShape[]> {
  const tables = await findTables(db, {});
  const pointers = await findPointers(db, {});
  const ordered: TableShape[] = [];
  for (let left = tables; left.length; left = left.filter((table) => !ordered.includes(table))) {
    const waiting = new Set(left.map(({ name }) => name));
    const ready = left.filter(
      ({ name }) => !pointers.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (!ready.length) throw new Error(`Tables point at one another: ${[...waiting].join(', ')}`);
    ordered.push(...ready);
  }
  return ordered;
}

const findCount = query({
  name: 'rows-of-table',
  given: { table: 'identifier' },
  row: Type.Object({ rows: Type.Number() }),
  text: (value) => sql`select count(*)::float8 as rows from public.${value('table')}`,
});

export async function countRows(db: Connection, { name }: TableShape): Promise<number> {
  const [found] = await findCount(db, { table: name });
  return found?.rows ?? 0;
}

/** A table's own triggers see what is written from here on, or do not. */
export const wakeTriggers = query({
  name: 'wake-triggers',
  given: { table: 'identifier' },
  row: Type.Object({}),
  text: (value) => sql`alter table public.${value('table')} enable trigger user`,
});
export const quietTriggers = query({
  name: 'quiet-triggers',
  given: { table: 'identifier' },
  row: Type.Object({}),
  text: (value) => sql`alter table public.${value('table')} disable trigger user`,
});

export const emptyTable = query({
  name: 'empty-table',
  given: { table: 'identifier' },
  row: Type.Object({}),
  text: (value) => sql`truncate public.${value('table')} cascade`,
});

const SequenceState = Type.Object({ next: Type.String(), called: Type.Boolean() });
export type SequenceState = Static<typeof SequenceState> & { name: string };

const findSequences = query({
  name: 'sequences',
  given: {},
  row: Type.Object({ name: Type.String() }),
  text: () => sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
});

const findState = query({
  name: 'state-of-sequence',
  given: { sequence: 'identifier' },
  row: SequenceState,
  text: (value) => sql`select last_value::text as next, is_called as called from public.${value('sequence')}`,
});

export async function listSequences(db: Connection): Promise<SequenceState[]> {
  const states: SequenceState[] = [];
  for (const { name } of await findSequences(db, {})) {
    const [state] = await findState(db, { sequence: name });
    if (state) states.push({ name, ...state });
  }
  return states;
}

export const setSequence = query({
  name: 'set-sequence',
  given: { name: 'text', next: 'text', called: 'boolean' },
  row: Type.Object({}),
  text: (value) => sql`
    select setval(format('public.%I', ${value('name')})::regclass, ${value('next')}::bigint, ${value('called')})`,
});

/** The rows of a table as COPY writes them, in one order that does not depend on how they were stored. */
export function rowsFrom({ $client }: Connection, { name, columns }: TableShape): Readable {
  const table = $client.escapeIdentifier(name);
  const listed = columns.map((column) => $client.escapeIdentifier(column)).join(', ');
  return $client.query(
    copyTo(`copy (select ${listed} from public.${table} t order by t::text collate "C") to stdout`),
  );
}

/** Where such rows go back into the table. */
export function rowsInto({ $client }: Connection, { name, columns }: TableShape): Writable {
  const table = $client.escapeIdentifier(name);
  const listed = columns.map((column) => $client.escapeIdentifier(column)).join(', ');
  return $client.query(copyFrom(`copy public.${table} (${listed}) from stdin`));
}
