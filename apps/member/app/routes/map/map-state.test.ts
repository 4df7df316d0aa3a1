import { expect, it } from 'vitest';
import { type MapState, readMapState, writeMapState } from './map-state.ts';

const plain: MapState = {
  view: undefined,
  statuses: [],
  community: undefined,
  species: undefined,
  mine: false,
  tree: undefined,
};

it('reads back what it writes', () => {
  const state: MapState = {
    view: { longitude: 111.62, latitude: -2.68, zoom: 12.5 },
    statuses: ['ready_to_adopt', 'adopted'],
    community: 3,
    species: 7,
    mine: true,
    tree: 41,
  };
  expect(readMapState(writeMapState(state))).toEqual(state);
});

it('keeps the whole map at its plain address', () => {
  expect(writeMapState(plain).toString()).toBe('');
  expect(readMapState(new URLSearchParams())).toEqual(plain);
});

it('takes nothing it does not know', () => {
  const params = new URLSearchParams('view=here&status=sold,adopted&group=0&species=-2&mine=yes&tree=1e3');
  expect(readMapState(params)).toEqual({ ...plain, statuses: ['adopted'] });
});
