import type pg from 'pg';

export type TableShape = { name: string; columns: string[] };

/** The product's own tables, those that others point at first, so that they can be filled in this order. */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const { rows: tables } = await client.query<TableShape>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`);
  const { rows: pointers } = await client.query<{ from: string; to: string }>(`
    select distinct f.relname as from, t.relname as to
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.oid <> t.oid`);
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

export type SequenceState = { name: string; next: string; called: boolean };

export async function listSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ next: string; called: boolean }>(
      `select last_value::text as next, is_called as called from ${client.escapeIdentifier(name)}`,
    );
    states.push(...state.map((one) => ({ name, ...one })));
  }
  return states;
}

/** `"tree" ("id", "code", …)` */
export const target = (client: pg.Client, { name, columns }: TableShape): string =>
  `public.${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;

/** The rows of a table in one order that does not depend on how they were stored. */
export const inOrder = (client: pg.Client, { name, columns }: TableShape): string =>
  `select ${columns.map((column) => client.escapeIdentifier(column)).join(', ')} from public.${client.escapeIdentifier(name)} t order by t::text collate "C"`;
