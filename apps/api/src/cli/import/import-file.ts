import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import { beginLongWork } from '../../database/long-work.ts';
import { readTable } from '../table/read-table.ts';
import type { Table } from '../table/table.ts';
import {
  type Effect,
  type Entry,
  type Fault,
  headersOf,
  type Importer,
  portions,
  type References,
} from './importer.ts';
import { parseRows } from './parse-rows.ts';

export type ImportOptions = {
  /** Look, and write nothing. */
  dryRun?: boolean;
  /** Write the rows without a fault, although others have one. */
  goodRowsOnly?: boolean;
  /** Take what cannot be for a fault. */
  strict?: boolean;
  onProgress?: (done: number, total: number) => void;
};

export type ImportOutcome = Pick<Table, 'heads' | 'sheets'> & {
  rows: number;
  faults: Fault[];
  /** What cannot be, and was written all the same. */
  doubts: Fault[];
  ignored: string[];
  missing: string[];
  /** What writing the good rows does, or would do. */
  effects: Record<Effect, number>;
  /** Whether the good rows are in the database now. */
  written: boolean;
};

const lock = 7_204_915;
/** Rows a transaction: an import that is killed keeps those it wrote, and goes on from there the next time. */
const rowsAtATime = 500;

/** Reads a file, holds it against the database, and writes it if it may be written. @throws TableError */
export async function importFile<Values extends object>(
  { database: { db }, clock }: { database: Pick<Database, 'db'>; clock: Clock },
  importer: Importer<Values>,
  file: string,
  { dryRun = false, goodRowsOnly = false, strict = false, onProgress = () => {} }: ImportOptions = {},
): Promise<ImportOutcome> {
  const table = await readTable(file, headersOf(importer));
  const parsed = parseRows(table, importer, clock.now());
  const unknown = await findUnknown(db, importer.references ?? {}, parsed.read);
  const leftOut = new Set(unknown.map(({ line }) => line));
  const review = await importer.review(db, parsed.entries, leftOut);
  const asNamed = (fault: Fault) => ({ ...fault, column: parsed.headerOf(fault.column) });
  const { doubts = [] } = review;
  const found = [...unknown, ...review.faults, ...(strict ? doubts : [])].map(asNamed);
  const faults = [...parsed.faults, ...found].sort((one, other) => one.line - other.line);
  const faulty = new Set(faults.map(({ line }) => line));
  const good = parsed.entries.filter(({ line }) => !faulty.has(line));
  const effects: Record<Effect, number> = { created: 0, updated: 0, unchanged: 0 };
  for (const { line } of good) effects[review.effects.get(line) ?? 'unchanged'] += 1;
  const written = !dryRun && !parsed.missing.length && (goodRowsOnly || !faults.length);
  if (written) {
    const changing = good.filter(({ line }) => review.effects.get(line) !== 'unchanged');
    let done = 0;
    for (const some of portions(changing, rowsAtATime)) {
      await db.transaction(async (tx) => {
        await beginLongWork(tx, lock);
        await importer.write(tx, some, clock.now());
      });
      done += some.length;
      onProgress(done, changing.length);
    }
  }
  return {
    heads: table.heads,
    ...(table.sheets && { sheets: table.sheets }),
    rows: table.rows.length,
    faults,
    doubts: strict ? [] : doubts.map(asNamed).sort((one, other) => one.line - other.line),
    ignored: parsed.ignored,
    missing: parsed.missing,
    effects,
    written,
  };
}

/** What rows name that is not on record. */
async function findUnknown<Values extends object>(
  db: Db,
  references: References<Values>,
  rows: readonly Entry<Partial<Values>>[],
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const column of Object.keys(references) as (keyof Values & string)[]) {
    const reference = references[column];
    const given = rows.flatMap(({ line, values: { [column]: value } }) =>
      typeof value === 'string' ? [{ line, value }] : [],
    );
    const isKnown = await reference?.find(db, [...new Set(given.map(({ value }) => value))]);
    for (const { line, value } of given) {
      if (reference && !isKnown?.(value)) faults.push({ line, column, value, why: reference.why });
    }
  }
  return faults;
}
