import type { Db } from '../../database/client.ts';
import type { Known } from '../table/table.ts';
import type { Cell, Reason, WhyNot } from './cell.rules.ts';

export type Column<T> = {
  cell: Cell<T>;
  /** Other headers it goes by, as `columnName` writes them. */
  also?: readonly string[];
  /** What an empty cell means; without it the column is required. */
  empty?: T;
};
export type Columns<Values> = { [Name in keyof Values & string]: Column<Values[Name]> };

/** A column whose values name something on record. */
export type Reference = {
  /** What to say of a value that names nothing. */
  why: WhyNot;
  /** Looks some values up, and answers which of them name something. */
  find(db: Db, values: readonly string[]): Promise<(value: string) => boolean>;
};
export type References<Values> = { readonly [Name in keyof Values & string]?: Reference };

export type Entry<Values> = { line: number; values: Values };
export type Fault = Reason & { line: number; column: string; value: string };
/** What writing an entry would do. */
export type Effect = 'created' | 'updated' | 'unchanged';

/** One kind of file: its columns, what makes a row itself, and how rows get into the database. */
export type Importer<Values> = {
  columns: Columns<Values>;
  /** What a row is recognised by when it comes again; two rows of a file never share it. */
  keyOf(values: Values): string;
  /** The column to name when two rows share a key. */
  keyColumn: keyof Values & string;
  /** Looked up before the entries are reviewed, in rows with other faults too. */
  references?: References<Values>;
  /** Holds the entries against what is stored, without writing. Those in `leftOut` name what nobody knows. */
  review(
    db: Db,
    entries: readonly Entry<Values>[],
    leftOut: ReadonlySet<number>,
  ): Promise<{
    faults: Fault[];
    effects: Map<number, Effect>;
    /** What cannot be, though each cell alone can: told, and refused only where that is wanted. */
    doubts?: Fault[];
  }>;
  /** Writes some reviewed entries that create or update something; again with the same ones changes nothing. */
  write(tx: Db, entries: readonly Entry<Values>[], now: Date): Promise<void>;
};

/** Every head its columns go by. */
export const headersOf = <Values>({ columns }: Importer<Values>): Known =>
  new Set(
    Object.entries<Column<Values[keyof Values & string]>>(columns).flatMap(([name, { also = [] }]) => [
      name,
      ...also,
    ]),
  );

/** Splits what a statement is asked about into portions it can take. */
export const portions = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

export async function inPortions<T, R>(
  all: readonly T[],
  ask: (some: T[]) => Promise<R[]>,
  size = 5_000,
): Promise<R[]> {
  const found: R[] = [];
  for (const some of portions(all, size)) found.push(...(await ask(some)));
  return found;
}

/** Rows that are an earlier one of the file by another name, as by a community's slug in place of its name. */
export function repeatedFaults<Values extends object>(
  entries: readonly Entry<Values>[],
  column: keyof Values & string,
  keyOf: (values: Values) => string | undefined,
): Fault[] {
  const lineOf = new Map<string, number>();
  return entries.flatMap(({ line, values }): Fault[] => {
    const key = keyOf(values);
    const first = key === undefined ? undefined : lineOf.get(key);
    if (first !== undefined) {
      return [{ line, column, value: String(values[column]), why: 'repeated', detail: { row: first } }];
    }
    if (key !== undefined) lineOf.set(key, line);
    return [];
  });
}
