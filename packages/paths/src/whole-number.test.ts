import { expect, it } from 'vitest';
import { wholeNumber } from './whole-number.ts';

it('reads an id as the service has it, and nothing else', () => {
  expect(wholeNumber('12')).toBe(12);
  expect(wholeNumber('2147483647')).toBe(2_147_483_647);
  const others = ['0', '-1', '007', '1.5', '1e3', ' 1', '2147483648', '', null, undefined];
  expect(others.map((text) => wholeNumber(text))).toEqual(others.map(() => undefined));
  expect([wholeNumber('50', 50), wholeNumber('51', 50)]).toEqual([50, undefined]);
});
