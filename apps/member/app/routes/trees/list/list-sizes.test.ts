import { expect, it } from 'vitest';
import { anySize, readRange, readSize, sizeFilters, writeRange } from './list-sizes.ts';

it.each([
  ['2,5', 2.5],
  [' 10 ', 10],
  ['', undefined],
  ['-3', undefined],
  ['1e3', undefined],
  ['2.555', undefined],
])('reads %j as %j', (text, size) => expect(readSize(text)).toBe(size));

it.each(['2.5-10', '2.5-', '-10', '-'])('writes %s as it was read', (text) => {
  expect(writeRange(readRange(text))).toBe(text);
});

it('takes no range it does not understand', () => {
  expect(readRange('1-2-3')).toEqual({ from: undefined, to: undefined });
  expect(readRange(null)).toEqual({ from: undefined, to: undefined });
});

it('asks the service for what has an end', () => {
  const height = { from: 2, to: undefined };
  expect(sizeFilters({ ...anySize, height })).toEqual({ height: { gte: 2 } });
  expect(sizeFilters(anySize)).toEqual({});
});
