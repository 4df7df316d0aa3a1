import { expect, it } from 'vitest';
import { emptyScene } from './map-scene.ts';
import { clusterCount, tileAddress } from './tree-layers.ts';

const { filter } = emptyScene;

it('asks for the tiles of a community or a species, and tells states apart by itself', () => {
  const tiles = 'https://rimba.test/api/v1/map/trees/{z}/{x}/{y}';
  expect(tileAddress('https://rimba.test', filter)).toBe(tiles);
  expect(tileAddress('https://rimba.test', { ...filter, statuses: ['adopted'] })).toBe(tiles);
  expect(tileAddress('https://rimba.test', { ...filter, group: 2, species: 7 })).toBe(
    `${tiles}?group=2&species=7`,
  );
});

it('counts of a cluster what the filter lets through, without one what is recorded', () => {
  expect(clusterCount([])).toEqual(['-', ['get', 'total'], ['coalesce', ['get', 'inactive'], 0]]);
  expect(clusterCount(['adopted', 'pending'])).toEqual([
    '+',
    ['coalesce', ['get', 'adopted'], 0],
    ['coalesce', ['get', 'pending'], 0],
  ]);
});
