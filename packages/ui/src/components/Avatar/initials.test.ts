import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Ayu Wulandari', 'AW'],
  ['siti', 'S'],
  ['  Budi   van der  Harto ', 'BH'],
  ['Éva Ösz', 'ÉÖ'],
  ['😀 Rimba', '😀R'],
  ['PT Bina Hijau Tbk', 'BH'],
  ['Barnes & Sons (Leeds) Ltd', 'BL'],
  ['CV. Gemilang', 'G'],
  ['PT', 'P'],
  ['&', ''],
  ['', ''],
])('%s becomes %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
