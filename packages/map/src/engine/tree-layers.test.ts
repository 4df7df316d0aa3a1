import { palettes } from '@rimba/ui/tokens';
import { expect, it } from 'vitest';
import { emptyScene } from './map-scene.ts';
import {
  clusterCount,
  clusterLayer,
  placeOfCounted,
  singleLayer,
  tileAddress,
  treeLayers,
} from './tree-layers.ts';

const { filter } = emptyScene;

it('asks for the tiles of a community or a species, and tells states apart by itself', () => {
  const tiles = 'https://rimba.test/api/v1/map/trees/{z}/{x}/{y}';
  expect(tileAddress('https://rimba.test', filter)).toBe(tiles);
  expect(tileAddress('https://rimba.test', { ...filter, statuses: ['adopted'] })).toBe(tiles);
  expect(tileAddress('https://rimba.test', { ...filter, community: 2, species: 7 })).toBe(
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

it('knows where the only tree stands that a ring counts, where the tile says so', () => {
  const cluster = { total: 4, ready_to_adopt: 1, adopted: 2, inactive: 1, ready_at: '111.756,-1.850' };
  const place = { longitude: 111.756, latitude: -1.85 };
  expect(placeOfCounted(cluster, ['ready_to_adopt'])).toEqual(place);
  expect(placeOfCounted(cluster, ['ready_to_adopt', 'pending'])).toEqual(place);
  expect(placeOfCounted({ ...cluster, total: 2, adopted: 0 }, [])).toEqual(place);
  // Others are counted, too, or it is not.
  expect(placeOfCounted(cluster, [])).toBeUndefined();
  expect(placeOfCounted(cluster, ['ready_to_adopt', 'adopted'])).toBeUndefined();
  expect(placeOfCounted(cluster, ['adopted'])).toBeUndefined();
  expect(placeOfCounted({ total: 4, ready_to_adopt: 3, adopted: 1 }, ['ready_to_adopt'])).toBeUndefined();
});

it('draws a ring around several trees, and who stands alone as the tree it is', () => {
  const layers = treeLayers(palettes.light, { ...emptyScene, counted: ['ready_to_adopt'] }, 'id');
  const isCounted = ['>', clusterCount(['ready_to_adopt']), 0];
  const isSingle = ['==', ['get', 'total'], 1];
  for (const id of [clusterLayer, 'cluster-count']) {
    expect(layers).toContainEqual(
      expect.objectContaining({ id, filter: ['all', isCounted, ['!', isSingle]] }),
    );
  }
  expect(layers).toContainEqual(
    expect.objectContaining({ id: singleLayer, filter: ['all', isCounted, isSingle] }),
  );
});
