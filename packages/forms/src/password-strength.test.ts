import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['rahasia', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['belangeran7', 'medium'],
  ['Belangeran-7cm', 'strong'],
  ['empat kata yang panjang', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
