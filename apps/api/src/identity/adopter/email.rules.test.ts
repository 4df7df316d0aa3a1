import { expect, it } from 'vitest';
import { emailProblem, tidyEmail } from './email.rules.ts';

const isAddress = (given: string) => emailProblem(tidyEmail(given)) === undefined;

it('keeps one address in one way', () => {
  expect(tidyEmail(' Siti@Rimba.Example ')).toBe('siti@rimba.example');
  expect(tidyEmail('siti@München.de')).toBe('siti@xn--mnchen-3ya.de');
  expect(tidyEmail('jose\u0301@rimba.example')).toBe('josé@rimba.example');
});

it.each([
  'siti@rimba.example',
  "o'brien+pohon@sub.rimba.co.id",
  'siti@müller.example',
  '用户@例え.jp',
  'a@b.museum',
])('takes %s', (given) => expect(isAddress(given)).toBe(true));

it.each([
  'a\0b@rimba.example',
  'siti\u200b@rimba.example',
  'siti\u202e@rimba.example',
  'siti @rimba.example',
  'siti@rimba\0.example',
  'siti@rimba .example',
  'siti@-rimba.example',
  'siti@rimba_.example',
  'siti@rimba',
  'siti@rimba.x',
  'siti@127.0.0.1',
  'siti@0x7f.1',
  'siti@.example',
  'si..ti@rimba.example',
  'a@b@rimba.example',
  '"siti"@rimba.example',
  '@rimba.example',
  `${'é'.repeat(33)}@rimba.example`,
  `siti@${`${'a'.repeat(60)}.`.repeat(4)}example`,
])('refuses %j', (given) => expect(isAddress(given)).toBe(false));
