import { expect, test } from 'vitest';
import { firstSentences } from './first-sentences.ts';

test.each([
  ['Satu. Dua. Tiga.', 10, 'Satu. Dua.'],
  ['Satu. Dua. Tiga.', 100, 'Satu. Dua. Tiga.'],
  ['Kalimat pertama yang panjang. Dua.', 5, 'Kalimat pertama yang panjang.'],
  ['', 5, ''],
])('of "%s" %d characters hold "%s"', (text, most, kept) => {
  expect(firstSentences(text, most)).toBe(kept);
});
