import { expect, it } from 'vitest';
import { pickedRange } from './picked-range.ts';

const first = '2026-09-01';
const second = '2026-09-22';

it('begins, ends and begins anew', () => {
  expect(pickedRange({ from: null, to: null }, first)).toEqual({ from: first, to: null });
  expect(pickedRange({ from: first, to: null }, second)).toEqual({ from: first, to: second });
  expect(pickedRange({ from: first, to: second }, first)).toEqual({ from: first, to: null });
});

it('takes the earlier day as the beginning, whichever came first', () => {
  expect(pickedRange({ from: second, to: null }, first)).toEqual({ from: first, to: second });
});
