import { expect, it } from 'vitest';
import { similarTrees } from '../../../trees/similar-trees.ts';
import { anySize } from './list-sizes.ts';
import { filterCount, readListState, type TreeListState, writeListState } from './list-state.ts';

const plain: TreeListState = {
  search: '',
  sorting: 'ready',
  status: [],
  landType: undefined,
  community: undefined,
  sizes: anySize,
  view: 'grid',
  chosen: [],
};

it('reads back what it writes', () => {
  const state: TreeListState = {
    search: 'ulin & ramin',
    sorting: 'tallest',
    status: ['ready_to_adopt', 'pending'],
    landType: 'peat_swamp',
    community: 3,
    sizes: { ...anySize, height: { from: 2.5, to: undefined } },
    view: 'list',
    chosen: [12, 40],
  };
  expect(readListState(writeListState(state))).toEqual(state);
});

it('keeps the plain list at its plain address', () => {
  expect(writeListState(plain).toString()).toBe('');
  expect(readListState(new URLSearchParams())).toEqual(plain);
});

it('takes nothing it does not know', () => {
  const params = new URLSearchParams('sort=price&status=sold,adopted&landType=moon&group=-1');
  expect(readListState(params)).toEqual({ ...plain, status: ['adopted'] });
});

it('counts each filter that narrows the list', () => {
  const sizes = { ...anySize, diameter: { from: undefined, to: 12 } };
  expect(
    filterCount({ ...plain, status: ['adopted', 'pending'], community: 2, landType: 'heath', sizes }),
  ).toBe(4);
});

it('is narrowed to trees like one: ready, of its species, in its community', () => {
  const kelompokKomunitas = { id: 3, name: 'Rimba Lestari', slug: 'rimba-lestari', illustrative: true };
  const { suffix } = similarTrees({ latinName: 'Dipterocarpus borneensis', kelompokKomunitas });
  expect(readListState(new URLSearchParams(suffix))).toEqual({
    ...plain,
    search: 'Dipterocarpus borneensis',
    community: 3,
    status: ['ready_to_adopt'],
  });
});
