type Cell = string | number | null;

/**
 * Comma-separated values as RFC 4180 has them, with a byte order mark so that spreadsheets read UTF-8. A text
 * that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
