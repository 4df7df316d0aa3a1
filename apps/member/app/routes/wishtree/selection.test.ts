import { expect, it } from 'vitest';
import { chosenTrees, turned } from './selection.ts';

const entries = [
  { treeId: 1, available: true },
  { treeId: 2, available: false },
  { treeId: 3, available: true },
];

it('ticks everything that can be adopted at first', () => {
  expect(chosenTrees(entries, undefined)).toEqual([1, 3]);
});

it('never ticks a tree that is gone', () => {
  expect(chosenTrees(entries, new Set([2, 3]))).toEqual([3]);
});

it('never ticks more than one transaction takes', () => {
  const many = Array.from({ length: 60 }, (_, treeId) => ({ treeId, available: true }));
  expect(chosenTrees(many, undefined)).toHaveLength(50);
});

it('turns one tick and leaves the set it was given', () => {
  const before = new Set([1]);
  expect(turned(before, 3)).toEqual(new Set([1, 3]));
  expect(turned(before, 1)).toEqual(new Set());
  expect(before).toEqual(new Set([1]));
});
