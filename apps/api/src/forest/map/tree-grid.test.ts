import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { describe, expect, it } from 'vitest';
import { apart, clusterPoint } from './cluster.rules.ts';
import { worldPosition } from './tile.rules.ts';
import { createTreeGrid, type TreeGrid } from './tree-grid.ts';

const ready = [1, 0, 0, 0, 0];
const world = { z: 0, x: 0, y: 0 };

function clusters(grid: TreeGrid, address = world) {
  const layer = new VectorTile(new PbfReader(grid.tile(address))).layers.clusters;
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => {
    const feature = layer?.feature(index);
    const [{ x = 0, y = 0 } = {}] = feature?.loadGeometry()[0] ?? [];
    const properties: Record<string, unknown> = { ...feature?.properties };
    return { x, y, total: 0, ...properties };
  });
}

describe('a grid of trees', () => {
  it('counts trees of one cell together, by status', () => {
    const grid = createTreeGrid();
    grid.set(111.74, -1.86, [2, 1, 0, 0, 0]);
    grid.set(111.75, -1.87, [0, 0, 3, 0, 1]);
    expect(clusters(grid)).toMatchObject([
      { total: 7, ready_to_adopt: 2, pending: 1, adopted: 3, inactive: 1 },
    ]);
    expect(clusters(grid)[0]).not.toHaveProperty('active');
  });

  it('says where a single ready tree among others stands, which is not in the middle of them', () => {
    const grid = createTreeGrid();
    grid.set(111.74, -1.86, ready);
    grid.set(111.76, -1.86, [0, 0, 9, 0, 0]);
    expect(clusters(grid)).toMatchObject([{ total: 10, ready_at: '111.740,-1.860' }]);
    grid.set(111.76, -1.86, [1, 0, 8, 0, 0]);
    expect(clusters(grid)[0]).not.toHaveProperty('ready_at');
    grid.set(111.74, -1.86, [0, 0, 1, 0, 0]);
    expect(clusters(grid)).toMatchObject([{ total: 10, ready_at: '111.760,-1.860' }]);
  });

  it('knows it across clusters that are joined', () => {
    const place = { z: 10, x: 829, y: 517 };
    const at = (longitude: number, counts: number[], where: readonly [number, number]) => ({
      ...worldPosition(longitude, -1.86),
      counts,
      ready: where,
    });
    const [one] = apart(place, [at(111.74, ready, [111.74, -1.86]), at(111.75, [0, 0, 3, 0, 0], [0, 0])]).map(
      (cluster) => clusterPoint(place, cluster),
    );
    expect(one?.properties).toMatchObject({ total: 4, ready_at: '111.740,-1.860' });
  });

  it('parts them where the map is closer', () => {
    const grid = createTreeGrid();
    grid.set(111.74, -1.86, ready);
    grid.set(111.76, -1.86, ready);
    expect(clusters(grid, { z: 8, x: 207, y: 129 })).toHaveLength(1);
    expect(clusters(grid, { z: 12, x: 3_319, y: 2_069 })).toHaveLength(2);
  });

  it('sets, so that hearing a change twice changes nothing', () => {
    const grid = createTreeGrid();
    grid.set(111.74, -1.86, ready);
    grid.set(111.74, -1.86, ready);
    expect(clusters(grid)).toMatchObject([{ total: 1 }]);
    grid.set(111.74, -1.86, [0, 0, 1, 0, 0]);
    expect(clusters(grid)).toMatchObject([{ total: 1, adopted: 1 }]);
    grid.set(111.74, -1.86, [0, 0, 0, 0, 0]);
    expect(clusters(grid)).toEqual([]);
  });

  it('puts a cluster in the middle of its trees', () => {
    const grid = createTreeGrid();
    grid.set(0.01, 0, ready);
    grid.set(0.03, 0, [3, 0, 0, 0, 0]);
    // 0.025° of 360° over 4,096 units, right of the middle of the world.
    expect(clusters(grid, { z: 0, x: 0, y: 0 })[0]).toMatchObject({ x: 2_048, y: 2_048 });
    const [cluster] = clusters(grid, { z: 10, x: 512, y: 511 }).concat(
      clusters(grid, { z: 10, x: 512, y: 512 }),
    );
    expect(cluster?.x).toBe(Math.round((0.025 / 360) * 1_024 * 4_096));
  });

  it('lets no two rings touch, neither in a tile nor across its edge', () => {
    const grid = createTreeGrid();
    // Two on both sides of a cell's edge, two on both sides of the tile's.
    for (const longitude of [111.26, 111.28, 112.49, 112.51]) grid.set(longitude, -1.5, ready);
    const byPlace = (x: number) => clusters(grid, { z: 7, x, y: 64 }).sort((one, other) => one.x - other.x);
    expect(byPlace(103)).toMatchObject([{ total: 2 }, { total: 1, x: 4_096 - 192 }]);
    expect(byPlace(104)).toMatchObject([{ total: 1, x: 192 }]);
  });

  it('keeps a tile small with many trees, and says the same total at every zoom', () => {
    const grid = createTreeGrid();
    for (let index = 0; index < 20_000; index++) {
      grid.set(111.2 + (index % 200) * 0.004, -3.4 + Math.floor(index / 200) * 0.02, ready);
    }
    for (const z of [0, 4, 8, 11]) {
      let total = 0;
      for (let x = Math.floor(0.808 * 2 ** z); x <= Math.floor(0.812 * 2 ** z); x++) {
        for (let y = Math.floor(0.5 * 2 ** z); y <= Math.floor(0.51 * 2 ** z); y++) {
          const tile = grid.tile({ z, x, y });
          expect(tile.byteLength).toBeLessThan(100_000);
          total += clusters(grid, { z, x, y }).reduce((sum, cluster) => sum + Number(cluster.total), 0);
        }
      }
      expect(total, `zoom ${z}`).toBe(20_000);
    }
  });
});
