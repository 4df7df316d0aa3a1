import { expect, it } from 'vitest';
import { lostTrees } from './lost-trees.rules.ts';

const gone = (
  treeId: number,
  reason: 'held' | 'taken' | 'held_by_you',
  transactionId: number | null = null,
) => ({ treeId, reason, code: null, treeName: null, transactionId, similar: null });

it('says of no tree that somebody else holds it which an order that went unheard may hold', () => {
  const [own, others, taken] = [gone(1, 'held'), gone(3, 'held'), gone(2, 'taken')];
  expect(lostTrees([own, others, taken], { treeIds: [1, 2] })).toEqual([others, taken]);
  expect(lostTrees([own], undefined)).toEqual([own]);
});

it('counts what is the reader’s own as lost to nobody', () => {
  expect(lostTrees([gone(1, 'held_by_you', 9)], undefined)).toEqual([]);
});
