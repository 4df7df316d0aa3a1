import { expect, it } from 'vitest';
import { readShelfSearch, treesAsked, withoutFilters, writeShelfSearch } from './shelf-search.ts';

const read = (query: string) => readShelfSearch(new URLSearchParams(query));

it.each([
  '',
  '?q=ramin&species=3&group=2&height=2-5&land=peat_swamp&sort=tallest&page=4&trees=12%2C40',
  '?height=10-',
])('reads back what it writes: %s', (query) => {
  expect(writeShelfSearch(read(query))).toBe(query);
});

it('takes what it does not know for nothing', () => {
  expect(writeShelfSearch(read('q=ab&species=-1&group=x&height=toString&land=moon&sort=price&page=0'))).toBe(
    '',
  );
});

it('asks the service for both ends of a height, as they are shown, and for no end that is open', () => {
  expect(treesAsked(read('height=2-5&land=heath')).filter).toEqual({
    species: undefined,
    community: undefined,
    landType: 'heath',
    height: { gte: 2, lte: 5.005 },
  });
  expect(treesAsked(read('height=10-')).filter?.height).toEqual({ gte: 10.005 });
});

it('leaves the order and the chosen trees when the filters go', () => {
  expect(writeShelfSearch(withoutFilters(read('group=2&sort=tallest&page=3&trees=12&gift=1')))).toBe(
    '?sort=tallest&trees=12&gift=1',
  );
});
