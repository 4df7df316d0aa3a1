import { expect, it } from 'vitest';
import { readTreeWish } from './tree-wish.ts';

const read = (query: string) => readTreeWish(new URLSearchParams(query));

it('reads how many trees, from which community, on which land', () => {
  expect(read('count=3&group=2&landType=mangrove')).toEqual({
    count: 3,
    kelompokKomunitasId: 2,
    landType: 'mangrove',
  });
});

it('leaves out what cannot be asked for', () => {
  expect(read('count=51&group=&landType=moon')).toEqual({});
  expect(read('count=-1&group=99999999999&landType=constructor')).toEqual({});
  expect(read('')).toEqual({});
});
