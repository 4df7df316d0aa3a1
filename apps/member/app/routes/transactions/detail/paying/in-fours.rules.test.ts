import { expect, it } from 'vitest';
import { inFours } from './in-fours.rules.ts';

it.each([
  ['70012', '70012'],
  ['8810000012345678', '8810 0000 1234 5678'],
  ['88100000123', '8810 0000 123'],
  ['8810000012345', '8810 0000 12345'],
])('writes %s as %s', (number, read) => {
  expect(inFours(number).replaceAll('\u2009', ' ')).toBe(read);
});
