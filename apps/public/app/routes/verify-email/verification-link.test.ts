import { expect, test } from 'vitest';
import { verificationLink } from './verification-link.ts';

test.each([
  ['adopterId=12&code=abc', { adopterId: 12, code: 'abc' }],
  ['adopterId=12', undefined],
  ['code=abc', undefined],
  ['adopterId=x&code=abc', undefined],
  ['', undefined],
])('%s', (query, link) => {
  expect(verificationLink(new URLSearchParams(query))).toEqual(link);
});
