import { expect, it } from 'vitest';
import { readListSearch, writeListSearch } from './list-search.ts';

const read = (query: string) => readListSearch(new URLSearchParams(query));

it('reads back what it writes', () => {
  const search = { words: 'gambut & jaya', sort: 'trees', page: 2 } as const;
  expect(read(writeListSearch(search))).toEqual(search);
});

it('takes nothing it does not know', () => {
  const plain = { words: '', sort: 'name', page: 1 };
  expect(read('q=ab&sort=constructor&page=-1')).toEqual(plain);
  expect(writeListSearch({ words: '', sort: 'name', page: 1 })).toBe('');
});
