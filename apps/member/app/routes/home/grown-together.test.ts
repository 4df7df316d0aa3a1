import { expect, it } from 'vitest';
import type { ForestTree } from '../../data/wire.ts';
import { grownTogether } from './grown-together.ts';

const tree = (height: number | null, lost: object | null = null) =>
  ({ grown: height === null ? null : { height }, lost }) as ForestTree;

it('sums what the living have put on', () => {
  expect(grownTogether({ visits: 3, trees: [tree(0.5), tree(0.25), tree(null), tree(2, {})] })).toBe(0.75);
});

it('is nothing where nobody was there', () => {
  expect(grownTogether({ visits: 0, trees: [tree(0.5)] })).toBe(0);
});
