import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

const written = (current: number, count: number) =>
  pageWindow(current, count)
    .map(({ page, afterGap }) => (afterGap ? `… ${page}` : page))
    .join(' ');

describe('pageWindow', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 9, '1 2 … 9'],
    [3, 9, '1 2 3 4 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [6, 9, '1 … 5 6 7 8 9'],
    [9, 9, '1 … 8 9'],
  ])('page %i of %i', (current, count, text) => {
    expect(written(current, count)).toBe(text);
  });
});
