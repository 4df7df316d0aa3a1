import { expect, it } from 'vitest';
import { toCsv } from './csv.rules.ts';

it('writes rows that spreadsheets read', () => {
  expect(
    toCsv([
      ['nama', 'nilai'],
      ['Adopsi, "lembaga"', 150_000],
      ['dua\nbaris', null],
    ]),
  ).toBe('\uFEFFnama,nilai\r\n"Adopsi, ""lembaga""",150000\r\n"dua\nbaris",\r\n');
});

it.each(['=1+1', '+62', '-cmd', '@SUM(A1)', '\tx'])('never lets %j run as a formula', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

it('leaves negative numbers alone', () => {
  expect(toCsv([[-5]])).toBe('\uFEFF-5\r\n');
});
