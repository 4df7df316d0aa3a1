import { expect, it } from 'vitest';
import { publicName } from './public-name.ts';

it('is what was chosen and nothing more', () => {
  expect(publicName('Siti Rahmawati', 'full')).toBe('Siti Rahmawati');
  expect(publicName('Siti Rahmawati', 'initials')).toBe('S. R.');
  expect(publicName('Siti Rahmawati', 'hidden')).toBe('Sahabat Pohon');
  expect(publicName('   ', 'full')).toBe('Sahabat Pohon');
});

it('takes the first and last of many names, and one of one', () => {
  expect(publicName('  i gusti  ngurah rai ', 'initials')).toBe('I. R.');
  expect(publicName('Suharti', 'initials')).toBe('S.');
});

it('makes initials of letters alone', () => {
  expect(publicName('😀moji Ö', 'initials')).toBe('M. Ö.');
  expect(publicName('Clara 🌳', 'initials')).toBe('C.');
  expect(publicName("'Abd (Rahman)", 'initials')).toBe('A. R.');
  expect(publicName('🌳 7', 'initials')).toBe('Sahabat Pohon');
});
