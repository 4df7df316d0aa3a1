import { expect, it } from 'vitest';
import { queryOf } from './query.ts';

it('says what is there, by its names', () => {
  const said = {
    words: { q: 'ulin & ramin' },
    sizes: { height: '2-5', diameter: undefined },
    page: { page: 3 },
  };
  expect(String(queryOf(said))).toBe('q=ulin+%26+ramin&height=2-5&page=3');
  expect(String(queryOf({ words: { q: '' }, chosen: { trees: undefined } }))).toBe('');
});
