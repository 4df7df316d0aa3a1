import { expect, it } from 'vitest';
import { mostTrees } from '../ledger/index.ts';
import { renewPath, treesToRenew } from './renewal-link.ts';

const terms = (count: number) => Array.from({ length: count }, (_, place) => ({ treeId: place + 1 }));

it('names trees as long as one order covers them', () => {
  expect(renewPath(treesToRenew(terms(3)))).toBe('/renew/?tree=1,2,3');
  expect(treesToRenew(terms(mostTrees))).toHaveLength(mostTrees);
  expect(renewPath(treesToRenew(terms(mostTrees + 1)))).toBe('/renew/');
});
