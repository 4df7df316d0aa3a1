import { expect, it } from 'vitest';
import { fullPhone, nationalPhone } from './phone.ts';

it('knows one number in all its spellings', () => {
  for (const typed of ['81234567890', '0812-3456-7890', '62 812 3456 7890', '+62 (812) 3456 7890']) {
    expect(fullPhone(typed)).toBe('+6281234567890');
  }
});

it('refuses what is no Indonesian number', () => {
  for (const typed of ['', '812', '+44 20 7946 0018', '81234567890123456', '0812abc4567890']) {
    expect(fullPhone(typed)).toBeUndefined();
  }
});

it('shows a stored number without its country', () => {
  expect(nationalPhone('+6281234567890')).toBe('81234567890');
});
