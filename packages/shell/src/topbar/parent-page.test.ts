import { matchPath } from '@rimba/paths';
import { expect, it } from 'vitest';
import { backTarget } from './parent-page.ts';

const from = (pathname: string) => backTarget(matchPath(pathname));

it('offers no way back on the main pages', () => {
  expect(from('/')).toBeUndefined();
  expect(from('/data/pohon/')).toBeUndefined();
  expect(from('/en/profile')).toBeUndefined();
});

it('leads from the transactions to the profile, whatever came before', () => {
  expect(from('/transaction/')).toEqual({ kind: 'page', page: 'profile' });
});

it('falls back to the page above when the reader came from outside', () => {
  expect(from('/data/pohon/12/')).toEqual({ kind: 'back', page: 'trees' });
  expect(from('/transaction/4/')).toEqual({ kind: 'back', page: 'transactions' });
  expect(from('/notification/')).toEqual({ kind: 'back', page: 'home' });
});
