import { expect, it } from 'vitest';
import { inPieces, wholeList } from './paging.ts';

const rows = Array.from({ length: 250 }, (_, place) => place);

it('brings a list in one piece, in its order', async () => {
  const asked: number[] = [];
  const whole = await wholeList(async (page) => {
    asked.push(page);
    return { data: rows.slice((page - 1) * 100, page * 100), meta: { page, totalPages: 3 } };
  });
  expect(whole.data).toEqual(rows);
  expect(asked).toEqual([1, 2, 3]);
});

it('asks once where one page holds it all, or nothing is there', async () => {
  let asked = 0;
  const whole = await wholeList(async (page) => {
    asked += 1;
    return { data: [], meta: { page, totalPages: 0 } };
  });
  expect([whole.data, asked]).toEqual([[], 1]);
});

it('cuts what is too much for one call', () => {
  expect(inPieces(rows).map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(inPieces([1])).toEqual([[1]]);
});
