import { toCsv } from '../../documents/csv.rules.ts';
import type { Terminal } from '../terminal.ts';
import type { Fault } from './importer.ts';

type Words = Pick<Terminal, 't' | 'language'>;

/** What is wrong, in words; numbers as they are written in that language, as in a cell. */
function whyOf({ t, language }: Words, { why, detail = {} }: Fault): string {
  const written = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 6 });
  const shown = Object.entries(detail).map(([name, value]) => [
    name,
    typeof value === 'number' ? written.format(value) : value,
  ]);
  return t(`why.${why}`, Object.fromEntries(shown));
}

/** One line for the terminal; long values are cut. */
export function faultLine(words: Words, fault: Fault): string {
  const { line: row, column } = fault;
  const shown = fault.value.replaceAll('\n', ' ');
  const value = shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
  return words.t('import.fault', { row, column, value, why: whyOf(words, fault) });
}

/** All faults as a table that a spreadsheet opens without taking any of it for a formula. */
export const faultTable = (words: Words, faults: readonly Fault[]): string =>
  toCsv([
    (['row', 'column', 'value', 'why'] as const).map((name) => words.t(`import.column.${name}`)),
    ...faults.map((fault) => [fault.line, fault.column, fault.value, whyOf(words, fault)]),
  ]);
