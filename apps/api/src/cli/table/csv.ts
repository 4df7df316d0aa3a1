import { CsvError, parse } from 'csv-parse/sync';
import { type Table, TableError, tableLimits, tableOf } from './table.ts';
import { decodeText } from './text.ts';

/** Comma, semicolon or tab, whichever the header has most of. @throws TableError */
export function readCsv(content: Buffer): Table {
  const text = decodeText(content);
  const [header = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  const [delimiter = ','] = [',', ';', '\t'].sort((one, other) => count(other) - count(one));
  try {
    const records = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 1_000_000,
      // One more than may be, so that too many are noticed.
      to: tableLimits.rows + 2,
    });
    return tableOf(records);
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new TableError('broken', { detail: cause.message }, { cause });
  }
}
