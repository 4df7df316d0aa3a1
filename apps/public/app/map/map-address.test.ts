import { expect, it } from 'vitest';
import { readOpenMap, writeOpenMap } from './map-address.ts';

const nothing = { view: undefined, words: '', tree: undefined };

it.each([
  [nothing, '#map'],
  [
    { view: { longitude: 111.62, latitude: -2.68, zoom: 12.5 }, words: 'meranti rawa', tree: 7 },
    '#map?view=111.62%2C-2.68%2C12.5&q=meranti+rawa&tree=7',
  ],
])('reads what it wrote', (open, hash) => {
  expect(writeOpenMap(open)).toBe(hash);
  expect(readOpenMap(hash)).toEqual(open);
});

it('counts what it does not understand as not said', () => {
  expect(readOpenMap('#map?view=9,9&tree=1e3')).toEqual(nothing);
  expect(readOpenMap('#regency?q=ulin')).toEqual(nothing);
  expect(readOpenMap('')).toEqual(nothing);
});
