import { expect, it } from 'vitest';
import { loginAddress, safeNext } from './safe-next.ts';

it.each([
  ['/wishtree/', '/wishtree/'],
  ['/en/data/pohon/12/?tab=photos#leaf', '/en/data/pohon/12/?tab=photos#leaf'],
  ['/program-kami/patroli-&-geo-tagging', '/program-kami/patroli-&-geo-tagging'],
  ['/a/../profile', '/profile'],
  ['/loginhelp', '/loginhelp'],
  ['https://evil.example/', undefined],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['\\/evil.example/', undefined],
  ['/\t/evil.example/', undefined],
  ['/\n//evil.example', undefined],
  ['/.//evil.example/', undefined],
  ['/x/..//evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['wishtree/', undefined],
  [' /wishtree/', undefined],
  ['/login', undefined],
  ['/en/login?next=/login', undefined],
  ['/register', undefined],
  ['/auth/google/callback/?code=x', undefined],
  ['/api/v1/logout', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j', (value, expected) => {
  expect(safeNext(value)).toBe(expected);
});

it.each([
  ['/wishtree/?a=1', '/login?next=%2Fwishtree%2F%3Fa%3D1'],
  ['/en/wishtree/', '/en/login?next=%2Fen%2Fwishtree%2F'],
  ['/', '/login'],
  ['/login?next=%2Fprofile', '/login'],
])('the login for %s', (from, expected) => {
  expect(loginAddress(from)).toBe(expected);
});
