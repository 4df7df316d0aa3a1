import { describe, expect, it } from 'vitest';
import { capCount } from './cap-count.ts';

describe('capCount', () => {
  it.each([
    [-1, undefined],
    [0, undefined],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [4000, '99+'],
  ])('%i reads %s', (count, text) => {
    expect(capCount(count)).toBe(text);
  });
});
