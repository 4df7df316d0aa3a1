import { expect, it } from 'vitest';
import {
  type Cell,
  number,
  oneOf,
  pastDay,
  pastMoment,
  polygon,
  rupiah,
  text,
  treeCode,
  whole,
} from './cell.rules.ts';

const now = new Date('2026-11-20T03:00:00Z');
const read = <T>(cell: Cell<T>, given: string) => {
  const parsed = cell(given, now);
  return 'value' in parsed ? parsed.value : parsed.why;
};

it.each([
  ['2.4', 2.4],
  ['2,4', 2.4],
  ['-1,5', 'out_of_range'],
  ['81', 'out_of_range'],
  ['1.200,5', 'not_a_number'],
  ['2.6333333333333333', 2.6333333333333333],
  ['2e1', 'not_a_number'],
  ['0x10', 'not_a_number'],
  ['∞', 'not_a_number'],
  ['', 'not_a_number'],
])('reads the number %s', (given, value) => expect(read(number(0.1, 80), given)).toBe(value));

it.each([
  ['150000', 150_000],
  ['150.000', 150_000],
  ['1,500,000.00', 1_500_000],
  ['2.500.000,0', 2_500_000],
  ['Rp 2.500.000,-', 2_500_000],
  ['rp. 1.500.000', 1_500_000],
  ['Rp', 'not_a_number'],
  ['150.0000', 'not_whole'],
  ['1.500,000', 'not_whole'],
  ['12,5', 'not_whole'],
  ['1.5000.000', 'not_whole'],
  ['1.000.000.000.000', 'not_a_number'],
])('reads the amount %s', (given, value) => expect(read(rupiah(1, 999_999_999_999), given)).toBe(value));

it.each([
  ['2026-11-20', '2026-11-20'],
  ['5/1/2026', '2026-01-05'],
  ['2026-11-21', 'in_the_future'],
  ['2026-02-30', 'not_a_day'],
  ['20-11-2026', '2026-11-20'],
  ['1.2.2026', '2026-02-01'],
  ['20-11/2026', 'not_a_day'],
  ['11/20/2026', 'not_a_day'],
  ['45667', '2025-01-10'],
  ['45667.5', 'not_a_day'],
  ['4566', 'not_a_day'],
])('reads the day %s', (given, value) => expect(read(pastDay, given)).toBe(value));

it.each([
  ['2026-11-20 08:30', '2026-11-20T01:30:00.000Z'],
  ['20/11/2026 08.30 WIB', '2026-11-20T01:30:00.000Z'],
  ['20-11-2026 8:30', '2026-11-20T01:30:00.000Z'],
  ['46237.354166666664', '2026-08-03T01:30:00.000Z'],
  ['2026-11-20T01:30:15Z', '2026-11-20T01:30:15.000Z'],
  ['2026-11-20T01:30:15.123+01:00', '2026-11-20T00:30:15.000Z'],
])('reads the moment %s', (given, value) => expect(read(pastMoment, given)).toEqual(new Date(value)));

it.each([
  ['2026-11-20 10:01', 'in_the_future'],
  ['2026-11-20', 'not_a_moment'],
  ['46237', 'not_a_moment'],
  ['2026-11-20 24:00', 'not_a_moment'],
  ['2026-11-20 08:30+99:99', 'not_a_moment'],
])('refuses the moment %s', (given, why) => expect(read(pastMoment, given)).toBe(why));

it('knows words of the field, codes in any case, and no name that only JavaScript knows', () => {
  const scheme = oneOf({ hutan_desa: ['hd', '-'], hutan_adat: [] });
  expect(['Hutan Desa', 'HD', '-', 'hutan-adat'].map((given) => read(scheme, given))).toEqual([
    'hutan_desa',
    'hutan_desa',
    'hutan_desa',
    'hutan_adat',
  ]);
  expect(scheme('constructor', now)).toEqual({
    why: 'not_one_of',
    detail: { values: 'hutan_desa (hd), hutan_adat' },
  });
  expect(read(treeCode, 'kb-au-2024-000123')).toBe('KB-AU-2024-000123');
  expect(read(treeCode, 'KB-AU-2024-123')).toBe('not_a_code');
  expect(read(whole(1, 9), '2.5')).toBe('not_whole');
  expect(read(whole(1, 99_999), '12.500')).toBe('not_whole');
  expect(read(whole(1, 99_999), '12.000')).toBe('not_whole');
  expect(read(text(3), 'abcd')).toBe('too_long');
  expect(['a\n\tb', 'a\0b', 'a\u001b[31m', '\ud83c'].map((given) => read(text(9), given))).toEqual([
    'a\n\tb',
    'unreadable',
    'unreadable',
    'unreadable',
  ]);
});

it('takes a closed polygon inside the regency and nothing else', () => {
  const ring = [
    [111.7, -1.8],
    [111.8, -1.8],
    [111.8, -1.9],
    [111.7, -1.8],
  ];
  const shape = (coordinates: unknown, type = 'Polygon') => JSON.stringify({ type, coordinates });
  expect(read(polygon, shape([ring]))).toEqual({ type: 'Polygon', coordinates: [ring] });
  const wrong = [
    shape([ring.slice(1)]),
    shape([ring], 'MultiPolygon'),
    shape([[...ring, [0, 0]]]),
    shape('x'),
    '{',
    'null',
  ];
  for (const given of wrong) expect(read(polygon, given)).toBe('not_a_polygon');
});
