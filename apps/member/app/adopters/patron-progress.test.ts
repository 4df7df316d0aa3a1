import { expect, it } from 'vitest';
import { patronProgress } from './patron-progress.ts';

const limits = [
  { rank: 'diamond', fromTrees: 100 },
  { rank: 'gold', fromTrees: 10 },
  { rank: 'platinum', fromTrees: 50 },
] as const;

it.each([
  [3, { rank: undefined, next: { rank: 'gold', missing: 7 } }],
  [10, { rank: 'gold', next: { rank: 'platinum', missing: 40 } }],
  [120, { rank: 'diamond', next: undefined }],
])('tells the rank of %i trees, and how many to the next', (trees, progress) => {
  expect(patronProgress(limits, trees)).toEqual(progress);
});
