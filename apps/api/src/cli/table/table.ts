/** A file as rows of texts. `line` is what a spreadsheet shows beside the row, or the number of the feature. */
export type TableRow = { line: number; cells: ReadonlyMap<string, string> };
export type Table = {
  columns: string[];
  rows: TableRow[];
  /** What was taken for the heads, as it stands in the file. */
  heads: string[];
  /** Where a file has several sheets with something in them: the one that was read, and the others. */
  sheets?: { read: string; left: string[] };
};

/** Names of columns that are looked for, as `columnName` writes them. */
export type Known = ReadonlySet<string>;

/** A file that cannot be read as a table: why, as a text of the command line. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly reason: TableProblem;
  readonly detail: Record<string, string | number>;

  constructor(reason: TableProblem, detail: Record<string, string | number> = {}, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
    this.detail = detail;
  }
}

export type TableProblem =
  | 'missing'
  | 'unknown_kind'
  | 'too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'unpacks_too_large'
  | 'not_utf8'
  | 'broken'
  | 'broken_at'
  | 'quotes'
  | 'no_features'
  | 'repeated_column';

/** What a file of a field team never reaches, and a bomb soon does. */
export const tableLimits = {
  /** Bytes on disk. */
  file: 50 * 1024 * 1024,
  /** Bytes a spreadsheet may unpack to. */
  unpacked: 200 * 1024 * 1024,
  rows: 200_000,
  columns: 100,
};

/** Column names as they are compared: `Tinggi (m)` and `tinggi_m` are one. */
export const columnName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');

/** A number of a file that knows numbers, written so that three decimals are never taken for thousands. */
export function numberText(value: number): string {
  const text = String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** Rows at the top among which the heads are looked for: above them stand titles, periods and blank rows. */
export const rowsOfHeads = 20;

/** How many of the columns looked for a row names. */
export const headsIn = (cells: readonly string[], known: Known): number =>
  new Set(cells.map(columnName).filter((name) => known.has(name))).size;

/** The row that names the most columns; where none names any, the first one with something in it. */
export function headsAt(records: readonly (readonly string[])[], known: Known): number {
  const top = records.slice(0, rowsOfHeads);
  const named = top.map((cells) => headsIn(cells, known));
  const most = Math.max(0, ...named);
  return most > 0 ? named.indexOf(most) : records.findIndex(hasContent);
}

export const hasContent = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** Rows below the heads; empty ones are left out and keep their number. */
export function tableOf(records: readonly (readonly string[])[], known: Known): Table {
  const at = headsAt(records, known);
  const header = records[at];
  if (!header) return { columns: [], rows: [], heads: [] };
  if (header.length > tableLimits.columns) {
    throw new TableError('too_many_columns', { most: tableLimits.columns });
  }
  const rest = records.slice(at + 1);
  if (rest.length > tableLimits.rows) throw new TableError('too_many_rows', { most: tableLimits.rows });
  const columns = header.map(columnName);
  const repeated = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (repeated !== undefined) throw new TableError('repeated_column', { column: repeated });
  const rows = rest.flatMap((record, index) => {
    const cells = new Map<string, string>();
    for (const [place, cell] of record.entries()) {
      const text = cell.trim();
      if (text !== '') cells.set(columns[place] || `#${place + 1}`, text);
    }
    return cells.size ? [{ line: at + index + 2, cells }] : [];
  });
  const heads = header.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return { columns: columns.filter((name) => name !== ''), rows, heads };
}
