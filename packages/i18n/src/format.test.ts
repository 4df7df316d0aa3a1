import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';
import type { Language } from './languages.ts';
import { createServerI18n } from './server.ts';

const format = (language: Language) =>
  createFormat(language, createServerI18n(language).getFixedT(language, 'common'));
const formats = { id: format('id'), en: format('en') };

/** Intl's spaces that do not break, written as plain ones so that the tables below can be read. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

// 18:05 UTC on the 2nd is already the 3rd in western Indonesia.
const moment = '2027-03-02T18:05:00.000Z';

it.each<[keyof (typeof formats)['id'], unknown[], string, string]>([
  ['number', [1234567], '1.234.567', '1,234,567'],
  ['number', [12.345, 2], '12,35', '12.35'],
  ['number', [3, 1, 1], '3,0', '3.0'],
  ['rupiah', [150000], 'Rp 150.000', 'IDR 150,000'],
  ['rupiah', [0], 'Rp 0', 'IDR 0'],
  ['percent', [0.912, 1], '91,2%', '91.2%'],
  ['percent', [0.85], '85%', '85%'],
  ['metres', [2.41], '2,41', '2.41'],
  ['measure', [2.4, 'm'], '2,4 m', '2.4 m'],
  ['measure', [12.54, 'm'], '12,54 m', '12.54 m'],
  ['measure', [88, 'cm'], '88 cm', '88 cm'],
  ['measure', [1234.56, 'kg'], '1.234,6 kg', '1,234.6 kg'],
  ['measure', [0.024, 'kg'], '0,02 kg', '0.02 kg'],
  ['growth', [0.124], '+12 cm', '+12 cm'],
  ['growth', [-0.3], '−30 cm', '−30 cm'],
  ['growth', [0], '0 cm', '0 cm'],
  ['growth', [0.996], '+1 m', '+1 m'],
  ['growth', [1.24], '+1,24 m', '+1.24 m'],
  ['growth', [0.21, 'never'], '21 cm', '21 cm'],
  ['growth', [1.24, 'never'], '1,24 m', '1.24 m'],
  ['girth', [{ circumference: 7.9, girthAt: 'breast' }], '7,9 cm', '7.9 cm'],
  ['girth', [{ circumference: 1.1, girthAt: 'collar' }], '1,1 cm di pangkal batang', '1.1 cm at the collar'],
  ['kilograms', [0.13], '0,13', '0.13'],
  ['kilograms', [12.54], '12,5', '12.5'],
  ['date', [moment], '3 Maret 2027', '3 March 2027'],
  ['shortDate', [moment], '3 Mar 2027', '3 Mar 2027'],
  ['fullDay', [moment], 'Rabu, 3 Maret 2027', 'Wednesday, 3 March 2027'],
  ['fullDay', [Date.parse(moment)], 'Rabu, 3 Maret 2027', 'Wednesday, 3 March 2027'],
  ['month', [moment], 'Maret 2027', 'March 2027'],
  ['monthOfYear', [moment], 'Mar ’27', 'Mar ’27'],
  ['time', [moment], '01.05', '01:05'],
  ['dateTime', [moment], '3 Maret 2027, 01.05 WIB', '3 March 2027, 01:05 WIB'],
  ['lastFullDay', ['2027-03-02T17:00:00.000Z'], '2 Maret 2027', '2 March 2027'],
  ['lastShortDay', ['2027-03-02T17:00:00.000Z'], '2 Mar 2027', '2 Mar 2027'],
  [
    'term',
    ['2026-03-02T19:00:00.000Z', '2027-03-02T17:00:00.000Z'],
    '3 Maret 2026 – 2 Maret 2027',
    '3 March 2026 – 2 March 2027',
  ],
  ['list', [['ulin', 'ramin', 'belangeran']], 'ulin, ramin, dan belangeran', 'ulin, ramin and belangeran'],
])('%s(%j)', (name, values, indonesian, english) => {
  const write = (language: Language) =>
    (formats[language][name] as (...values: unknown[]) => string)(...values);
  expect(plain(write('id'))).toBe(indonesian);
  expect(plain(write('en'))).toBe(english);
});

it('keeps a time and its zone on one line', () => {
  expect(formats.id.dateTime(moment)).toContain('01.05\u00a0WIB');
});

it('keeps a number and its unit on one line', () => {
  expect(formats.id.measure(3, 'cm')).toBe('3\u00a0cm');
  expect(formats.en.growth(0.124)).toBe('+12\u00a0cm');
  expect(formats.id.girth({ circumference: 1.1, girthAt: 'collar' })).toContain('1,1\u00a0cm di');
});

describe('relative time', () => {
  const now = Date.parse('2027-03-03T10:00:00Z');
  it.each([
    [59, 'Baru saja', 'Just now'],
    [60, '1 menit yang lalu', '1 minute ago'],
    [59 * 60 + 59, '59 menit yang lalu', '59 minutes ago'],
    [3600, '1 jam yang lalu', '1 hour ago'],
    [86_399, '23 jam yang lalu', '23 hours ago'],
    [86_400, '1 hari yang lalu', '1 day ago'],
    // From before midnight two nights ago, in WIB.
    [42 * 3600, '2 hari yang lalu', '2 days ago'],
    [40 * 86_400, '40 hari yang lalu', '40 days ago'],
    [-30, 'Baru saja', 'Just now'],
    [-60, '1 menit lagi', 'in 1 minute'],
    [-7200, '2 jam lagi', 'in 2 hours'],
    [-3 * 86_400, '3 hari lagi', 'in 3 days'],
  ])('%d seconds ago', (seconds, indonesian, english) => {
    expect(formats.id.relativeTime(now - seconds * 1000, now)).toBe(indonesian);
    expect(formats.en.relativeTime(now - seconds * 1000, now)).toBe(english);
  });

  it('begins small within a sentence', () => {
    expect(formats.id.relativeTimeWithin(now, now)).toBe('baru saja');
    expect(formats.en.relativeTimeWithin(now - 3_600_000, now)).toBe('1 hour ago');
  });
});
