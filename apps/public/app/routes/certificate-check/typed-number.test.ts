import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['RB-2026-7Q4K-M82X-T5WD', 'RB-2026-7Q4K-M82X-T5WD'],
  [' rb 2026 7q4k m82x t5wd ', 'RB20267Q4KM82XT5WD'],
  ['https://rimba.example/id/certificates/RB-2026-7Q4K-M82X-T5WD/?lang=id', 'RB-2026-7Q4K-M82X-T5WD'],
  ['https://rimba.example/certificates/me/RB-2026-7Q4K-M82X-T5WD/', 'RB-2026-7Q4K-M82X-T5WD'],
  ['  ', ''],
  ['nomor: tujuh', undefined],
])('reads %j', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});
