import { expect, it } from 'vitest';
import { isFitText, unfitTexts } from './text.rules.ts';

it.each([
  '',
  '  ',
  'Siti Rahmawati',
  'baris\npertama\tkedua\r\n',
  '🌳 untuk Ibu 👩‍👩‍👧',
  'نامه‌ای',
  'क्‍ष',
  'Nguyễn',
  'e\u0301',
])('takes %j', (text) => expect(isFitText(text)).toBe(true));

it.each([
  ['NUL', 'a\0b'],
  ['an escape', '\u001b[31m'],
  ['a C1 control', 'a\u0085b'],
  ['half a character', '\ud83c'],
  ['an override of direction', 'gnp\u202egpj.exe'],
  ['an isolate', '\u2066siti\u2069'],
  ['a mark of direction', 'siti\u200f'],
  ['a zero-width space', 'si\u200bti'],
  ['a byte order mark', '\ufeffsiti'],
  ['a soft hyphen', 'si\u00adti'],
  ['a joiner between no letters', 'siti \u200d '],
  ['a tag', 'siti\u{e0041}'],
  ['fillers alone', '\u3164\u3164'],
  ['blank braille alone', '\u2800'],
])('refuses %s', (_what, text) => expect(isFitText(text)).toBe(false));

it('says where they are', () => {
  expect(unfitTexts({ name: 'Siti', customer: { email: 'a\0@b.c' }, ids: [1, 'x\u200b'] })).toEqual([
    '/customer/email',
    '/ids/1',
  ]);
});

it('is not led down a body of brackets alone', () => {
  const nested = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
  expect(unfitTexts({ nested })).toEqual([]);
});
