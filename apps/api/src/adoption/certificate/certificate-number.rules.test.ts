import { languages } from '@rimba/i18n';
import { createServerI18n } from '@rimba/i18n/server';
import { expect, it } from 'vitest';
import { drawCertificateNumber, readCertificateNumber } from './certificate-number.rules.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

it('draws numbers that read back as themselves and do not repeat', () => {
  const numbers = Array.from({ length: 2_000 }, () => drawCertificateNumber(2026));
  for (const number of numbers) {
    expect(number).toMatch(/^RB-2026-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(readCertificateNumber(number)).toBe(number);
  }
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('finds every single mistyped character', () => {
  const number = drawCertificateNumber(2026);
  for (const [index, character] of [...number].entries()) {
    if (index < 3 || character === '-') continue;
    for (const other of index < 7 ? '0123456789' : alphabet) {
      if (other === character) continue;
      const mistyped = number.slice(0, index) + other + number.slice(index + 1);
      expect(readCertificateNumber(mistyped), mistyped).toBeUndefined();
    }
  }
});

it('forgives how a number is written', () => {
  const number = drawCertificateNumber(2026);
  expect(readCertificateNumber(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number);
  expect(readCertificateNumber(number.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(number);
});

it.each(['', 'RB-2026', 'RB-2026-7Q4K-M82X', 'XX-2026-7Q4K-M82X-T5WD', `RB-2026-${'🌳'.repeat(12)}`])(
  'refuses %j',
  (typed) => expect(readCertificateNumber(typed)).toBeUndefined(),
);

it.each(languages)('takes the number that people are shown for an example, in %s', (language) => {
  const hint = createServerI18n(language).t('certificates:check.form.hint');
  const [example = ''] = /RB-[\w-]+/.exec(hint) ?? [];
  expect(readCertificateNumber(example)).toBe(example);
});
