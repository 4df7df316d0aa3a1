import { expect, it } from 'vitest';
import { indonesianPhone, nationalPhone } from './phone.ts';

it.each([
  '81234567890',
  '0812-3456-7890',
  '62 812 3456 7890',
  '+62 (812) 3456 7890',
  '+62 0812 3456 7890',
  '0062 812.3456.7890',
])('knows the number %s', (typed) => {
  expect(indonesianPhone(typed)).toBe('+6281234567890');
});

it('knows numbers of a town', () => {
  expect(indonesianPhone('(0532) 612345')).toBe('+62532612345');
  expect(indonesianPhone('0622 123456')).toBe('+62622123456');
});

it.each([
  '+44 20 7946 0018',
  '0044 20 7946 0018',
  '+49 170 1234567',
  '0049 170 1234567',
  '+60 12-345 6789',
  '1 202 555 0143',
  // A foreign one without its country.
  '170 1234567',
])('refuses the foreign number %s', (typed) => {
  expect(indonesianPhone(typed)).toBeUndefined();
});

it.each(['', '812', '81234567890123456', '0812abc4567890'])('refuses %j, which is none', (typed) => {
  expect(indonesianPhone(typed)).toBeUndefined();
});

it('shows a kept number without its country', () => {
  expect(nationalPhone('+6281234567890')).toBe('81234567890');
});
