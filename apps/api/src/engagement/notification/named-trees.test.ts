import { expect, it } from 'vitest';
import { namedTrees } from './named-trees.ts';

const trees = (...names: string[]) => names.map((treeName, i) => ({ treeName, code: `KB-${i + 1}` }));

it('tells one tree from others of its name by its code', () => {
  expect(namedTrees(trees('Ulin'))).toEqual({ treeCount: 1, names: ['Ulin (KB-1)'], unnamed: 0 });
});

it('says how many there are of a name, and how many more than it names', () => {
  expect(namedTrees(trees('Ulin', 'Ramin', 'Ulin', 'Jelutung', 'Pulai', 'Pulai'))).toEqual({
    treeCount: 6,
    names: ['2 Ulin', 'Ramin', 'Jelutung'],
    unnamed: 2,
  });
});

it('names nothing where there is nothing', () => {
  expect(namedTrees([])).toEqual({ treeCount: 0, names: [], unnamed: 0 });
});
