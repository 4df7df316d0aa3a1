import { expect, it } from 'vitest';
import { namesakes } from './namesakes.ts';

it('finds the names that do not say which tree is meant', () => {
  const called = (treeName: string) => ({ tree: { treeName } });
  expect([...namesakes(['Belangeran', 'Ramin', 'Belangeran'].map(called))]).toEqual(['Belangeran']);
  expect([...namesakes(['Belangeran', 'Ramin'].map(called))]).toEqual([]);
});
