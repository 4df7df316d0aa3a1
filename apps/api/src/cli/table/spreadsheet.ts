import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import readSheets from 'read-excel-file/node';
import yauzl from 'yauzl';
import { dayMs } from '../../clock/day.ts';
import {
  hasContent,
  headsAt,
  headsIn,
  type Known,
  numberText,
  type Table,
  TableError,
  tableLimits,
  tableOf,
} from './table.ts';

/**
 * The sheet of an XLSX file that names the most columns, the first of several. The file is unpacked once to nowhere
 * before: a bomb is stopped before it is read.
 * @param most bytes it may unpack to
 * @throws TableError
 */
export async function readSpreadsheet(
  content: Buffer,
  known: Known,
  most = tableLimits.unpacked,
): Promise<Table> {
  try {
    const late = (await requireHarmless(content, most)) ? days1904 : 0;
    const sheets = (await readSheets(content)).map(({ sheet, data }) => {
      const records = data.map((row) => row.map((cell) => textOf(cell, late)));
      return { sheet, records, named: headsIn(records[headsAt(records, known)] ?? [], known) };
    });
    const [first, ...others] = sheets
      .filter(({ records }) => records.some(hasContent))
      .sort((one, other) => other.named - one.named);
    if (!first) return tableOf([], known);
    const table = tableOf(first.records, known);
    const left = others.map(({ sheet }) => sheet);
    return left.length ? { ...table, sheets: { read: first.sheet, left } } : table;
  } catch (cause) {
    if (cause instanceof TableError) throw cause;
    throw new TableError('broken', {}, { cause });
  }
}

/** Days between the first ones of the two calendars that spreadsheets count by. */
const days1904 = 1_462;
/** The library knows 1904 by `1` alone; LibreOffice writes it out. */
const says1904 = /<(\w+:)?workbookPr\b[^>]*\bdate1904\s*=\s*["']true["']/;

/** Spreadsheets keep a day as midnight UTC and a moment as clock time without a zone. `late`: days to add to them. */
function textOf(cell: unknown, late: number): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return numberText(cell);
  if (!(cell instanceof Date)) return String(cell);
  // Kept as a fraction of a day, half past eight comes out as 08:29:59.999.
  const text = new Date(Math.round(cell.getTime() / 1_000) * 1_000 + late * dayMs).toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}

/**
 * Counts what really comes out, whatever the file's own directory says.
 * @returns whether the library will read its days too early
 */
async function requireHarmless(content: Buffer, most: number): Promise<boolean> {
  const archive = await yauzl.fromBufferPromise(content);
  let unpacked = 0;
  const workbook: Buffer[] = [];
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const stream = await archive.openReadStreamPromise(entry);
    await pipeline(
      stream,
      new Writable({
        write(chunk: Buffer, _encoding, done) {
          unpacked += chunk.length;
          if (entry.fileName === 'xl/workbook.xml') workbook.push(chunk);
          done(unpacked > most ? new TableError('unpacks_too_large', { most: most / 1024 / 1024 }) : null);
        },
      }),
    );
  }
  return says1904.test(Buffer.concat(workbook).toString());
}
