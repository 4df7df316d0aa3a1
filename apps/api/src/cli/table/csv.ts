import { CsvError, parse } from 'csv-parse/sync';
import { headsIn, type Known, rowsOfHeads, type Table, TableError, tableLimits, tableOf } from './table.ts';
import { decodeText } from './text.ts';

/** @throws TableError */
export function readCsv(content: Buffer, known: Known): Table {
  const text = decodeText(content);
  try {
    const records = parse(text, {
      delimiter: delimiterOf(text, known),
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 1_000_000,
      // One more than may be, so that too many are noticed.
      to: tableLimits.rows + rowsOfHeads + 1,
    });
    return tableOf(records, known);
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const quotes = cause.code.includes('QUOTE');
    const row = Number(cause.lines);
    throw new TableError(quotes ? 'quotes' : 'broken_at', { row }, { cause });
  }
}

/** Comma, semicolon or tab: by which the top of the file names the most columns, or the first line has most of. */
function delimiterOf(text: string, known: Known): string {
  const top = text.split(/\r\n|\r|\n/, rowsOfHeads);
  const named = (delimiter: string) => Math.max(...top.map((line) => headsIn(line.split(delimiter), known)));
  const count = (delimiter: string) => (top[0] ?? '').split(delimiter).length;
  const [delimiter = ','] = [',', ';', '\t'].sort(
    (one, other) => named(other) - named(one) || count(other) - count(one),
  );
  return delimiter;
}
