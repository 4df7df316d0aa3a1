import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { readCsv } from './csv.ts';
import { readGeoJson } from './geojson.ts';
import { readSpreadsheet } from './spreadsheet.ts';
import { type Known, type Table, TableError, tableLimits } from './table.ts';

const readers: Record<string, (content: Buffer, known: Known) => Table | Promise<Table>> = {
  '.csv': readCsv,
  '.tsv': readCsv,
  '.geojson': readGeoJson,
  '.json': readGeoJson,
  '.xlsx': (content, known) => readSpreadsheet(content, known),
};

/** Reads a CSV, GeoJSON or XLSX file in which these columns are looked for. @throws TableError */
export async function readTable(file: string, known: Known): Promise<Table> {
  const reader = readers[extname(file).toLowerCase()];
  if (!reader) throw new TableError('unknown_kind', { file });
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new TableError('missing', { file });
  if (found.size > tableLimits.file) {
    throw new TableError('too_large', { most: tableLimits.file / 1024 / 1024 });
  }
  return reader(await readFile(file), known);
}
