/** A file as rows of texts. `line` is what a spreadsheet shows beside the row, or the number of the feature. */
export type TableRow = { line: number; cells: ReadonlyMap<string, string> };
export type Table = { columns: string[]; rows: TableRow[] };

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
  | 'no_header'
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

/** Rows below a header; empty ones are left out and keep their number. */
export function tableOf(records: readonly (readonly string[])[]): Table {
  const [header, ...rest] = records;
  if (!header || header.every((cell) => cell.trim() === '')) {
    if (records.some((record) => record.some((cell) => cell.trim() !== '')))
      throw new TableError('no_header');
    return { columns: [], rows: [] };
  }
  if (header.length > tableLimits.columns) {
    throw new TableError('too_many_columns', { most: tableLimits.columns });
  }
  if (rest.length > tableLimits.rows) throw new TableError('too_many_rows', { most: tableLimits.rows });
  const columns = header.map(columnName);
  const repeated = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (repeated !== undefined) throw new TableError('repeated_column', { column: repeated });
  const rows = rest.flatMap((record, index) => {
    const cells = new Map<string, string>();
    for (const [at, cell] of record.entries()) {
      const text = cell.trim();
      if (text !== '') cells.set(columns[at] || `#${at + 1}`, text);
    }
    return cells.size ? [{ line: index + 2, cells }] : [];
  });
  return { columns: columns.filter((name) => name !== ''), rows };
}
