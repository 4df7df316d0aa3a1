import type { Table } from '../table/table.ts';
import type { Columns, Entry, Fault, Importer } from './importer.ts';

export type ParsedTable<Values> = {
  entries: Entry<Values>[];
  /** What could be read of each row, those with a fault included. */
  read: Entry<Partial<Values>>[];
  faults: Fault[];
  /** Columns of the file that nothing reads. */
  ignored: string[];
  /** Required columns the file does not have. */
  missing: string[];
  /** A column by the name that it has in the file. */
  headerOf: (column: string) => string;
};

/** Reads each row by its columns. A row with a fault gives no entry, and every fault it has. */
export function parseRows<Values extends object>(
  table: Table,
  { columns, keyOf, keyColumn }: Importer<Values>,
  now: Date,
): ParsedTable<Values> {
  const names = Object.keys(columns) as (keyof Values & string)[];
  const headers = new Map<string, string | undefined>(
    names.map((name) => [
      name,
      [name, ...(columns[name].also ?? [])].find((header) => table.columns.includes(header)),
    ]),
  );
  const headerOf = (column: string) => headers.get(column) ?? column;
  const named = new Set(headers.values());
  const ignored = table.columns.filter((column) => !named.has(column));
  const missing = table.columns.length
    ? names.filter((name) => headers.get(name) === undefined && !('empty' in columns[name]))
    : [];
  if (missing.length) return { entries: [], read: [], faults: [], ignored, missing, headerOf };

  const faults: Fault[] = [];
  const entries: Entry<Values>[] = [];
  const read: Entry<Partial<Values>>[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, cells } of table.rows) {
    const before = faults.length;
    const values: Partial<Values> = {};
    const stray = [...cells.keys()].find((name) => name.startsWith('#'));
    if (stray !== undefined) {
      faults.push({ line, column: stray, value: cells.get(stray) ?? '', why: 'too_many_cells' });
    }
    for (const name of names) readCell(name, cells.get(headers.get(name) ?? '') ?? '', line);
    read.push({ line, values });
    if (faults.length > before || !isWhole(values, columns)) continue;
    const key = keyOf(values);
    const first = lineOf.get(key);
    if (first === undefined) {
      lineOf.set(key, line);
      entries.push({ line, values });
    } else {
      const column = headerOf(keyColumn);
      faults.push({ line, column, value: cells.get(column) ?? '', why: 'repeated', detail: { row: first } });
    }

    function readCell(name: keyof Values & string, given: string, at: number): void {
      const column = columns[name];
      const header = headerOf(name);
      if (given === '') {
        if (!('empty' in column)) faults.push({ line: at, column: header, value: '', why: 'required' });
        else if (column.empty !== undefined) values[name] = column.empty;
        return;
      }
      const parsed = column.cell(given, now);
      if ('value' in parsed) values[name] = parsed.value;
      else faults.push({ line: at, column: header, value: given, ...parsed });
    }
  }
  return { entries, read, faults, ignored, missing, headerOf };
}

const isWhole = <Values extends object>(
  values: Partial<Values>,
  columns: Columns<Values>,
): values is Values => Object.keys(columns).every((name) => Object.hasOwn(values, name));
