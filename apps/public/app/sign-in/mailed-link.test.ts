import { expect, test } from 'vitest';
import { mailedLink } from './mailed-link.ts';

test.each([
  ['adopterId=12&code=abc', { adopterId: 12, code: 'abc' }],
  ['adopterId=12', undefined],
  ['code=abc', undefined],
  ['adopterId=x&code=abc', undefined],
  ['', undefined],
])('%s', (query, link) => {
  expect(mailedLink(new URLSearchParams(query))).toEqual(link);
});
