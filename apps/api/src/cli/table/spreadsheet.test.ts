import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readSpreadsheet } from './spreadsheet.ts';

const sheet = (rows: string, second?: string) => ({
  '[Content_Types].xml': strToU8(
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>',
  ),
  '_rels/.rels': strToU8(
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  ),
  'xl/workbook.xml': strToU8(
    '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Pohon" sheetId="1" r:id="rId1"/><sheet name="Data" sheetId="2" r:id="rId3"/></sheets></workbook>',
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
  ),
  'xl/styles.xml': strToU8(
    '<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs></styleSheet>',
  ),
  'xl/worksheets/sheet1.xml': worksheet(rows),
  'xl/worksheets/sheet2.xml': worksheet(second),
});
const worksheet = (rows = '') =>
  strToU8(
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  );
const known = new Set(['kode', 'tinggi_m', 'tanggal_tanam']);
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

it('reads texts, numbers, days and moments as a person sees them', async () => {
  const rows =
    `<row r="1">${text('A1', 'Kode')}${text('B1', 'Tinggi (m)')}${text('C1', 'Tanggal tanam')}${text('D1', 'Waktu survei')}</row>` +
    `<row r="3">${text('A3', 'KB-AU-2024-000123')}<c r="B3"><v>2.4</v></c><c r="C3" s="1"><v>45667</v></c><c r="D3" s="2"><v>45667.354166666664</v></c></row>`;
  const table = await readSpreadsheet(Buffer.from(zipSync(sheet(rows))), known);
  expect(table.columns).toEqual(['kode', 'tinggi_m', 'tanggal_tanam', 'waktu_survei']);
  expect(table.rows.map(({ line, cells }) => [line, ...cells.values()])).toEqual([
    [3, 'KB-AU-2024-000123', '2.4', '2025-01-10', '2025-01-10 08:30'],
  ]);
});

it.each(['1', 'true'])('counts days from 1904 where a workbook says so with %s', async (said) => {
  const files = sheet(
    `<row r="1">${text('A1', 'Tanggal tanam')}</row><row r="2"><c r="A2" s="1"><v>44205</v></c></row>`,
  );
  const workbook = strFromU8(files['xl/workbook.xml']).replace(
    '<sheets>',
    `<workbookPr date1904="${said}"/><sheets>`,
  );
  const content = Buffer.from(zipSync({ ...files, 'xl/workbook.xml': strToU8(workbook) }));
  const { rows } = await readSpreadsheet(content, known);
  expect(rows.map(({ cells }) => [...cells.values()])).toEqual([['2025-01-10']]);
});

it('reads the sheet that names the columns, below its title, and says which it left', async () => {
  const help = `<row r="1">${text('A1', 'Kode')}</row><row r="2">${text('A2', 'Isi lembar Data.')}</row>`;
  const data =
    `<row r="1">${text('A1', 'DATA POHON')}</row>` +
    `<row r="3">${text('A3', 'Kode')}${text('B3', 'Tinggi (m)')}</row>` +
    `<row r="4">${text('A4', 'KB-AU-2024-000123')}<c r="B4"><v>2.125</v></c></row>`;
  const table = await readSpreadsheet(Buffer.from(zipSync(sheet(help, data))), known);
  expect(table.sheets).toEqual({ read: 'Data', left: ['Pohon'] });
  expect(table.rows.map(({ line, cells }) => [line, ...cells.values()])).toEqual([
    [4, 'KB-AU-2024-000123', '2.1250'],
  ]);
});

it('stops a file that unpacks to far more than it holds before reading it', async () => {
  const most = 1_000_000;
  const bomb = Buffer.from(zipSync({ ...sheet(''), 'xl/media/blank.bin': new Uint8Array(most + 1) }));
  expect(bomb.length).toBeLessThan(most / 100);
  await expect(readSpreadsheet(bomb, known, most)).rejects.toMatchObject({ reason: 'unpacks_too_large' });
});

it.each([
  ['no archive at all', Buffer.from('kode,tinggi\n1,2\n')],
  ['an archive cut short', Buffer.from(zipSync(sheet(''))).subarray(0, 900)],
  ['an archive without a workbook', Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
])('refuses %s', async (_what, content) => {
  await expect(readSpreadsheet(content, known)).rejects.toMatchObject({ reason: 'broken' });
});
