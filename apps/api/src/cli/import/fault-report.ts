import { toCsv } from '../../transparency/csv.rules.ts';
import type { CommandText } from '../terminal.ts';
import type { Fault } from './importer.ts';

/** What is wrong, in words. */
export const whyOf = (t: CommandText, { why, detail = {} }: Fault): string => t(`why.${why}`, detail);

/** One line for the terminal; long values are cut. */
export function faultLine(t: CommandText, fault: Fault): string {
  const { line: row, column } = fault;
  const shown = fault.value.replaceAll('\n', ' ');
  const value = shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
  return t('import.fault', { row, column, value, why: whyOf(t, fault) });
}

/** All faults as a table that a spreadsheet opens without taking any of it for a formula. */
export const faultTable = (t: CommandText, faults: readonly Fault[]): string =>
  toCsv([
    [t('import.column.row'), t('import.column.column'), t('import.column.value'), t('import.column.why')],
    ...faults.map((fault) => [fault.line, fault.column, fault.value, whyOf(t, fault)]),
  ]);
