import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, it } from 'vitest';
import { encodePoints } from './vector-tile.ts';

it('writes what the map’s own reader reads', () => {
  const tile = encodePoints('trees', [
    { id: 300, x: 0, y: 4_096, properties: { code: 'KB-AU-2024-000123', total: 1 } },
    { id: 2_000_000_000, x: 17, y: -5, properties: { code: 'ü', total: 4_294_967_296 } },
    { x: 2_048, y: 2_048, properties: { total: 0 } },
  ]);
  const { trees } = new VectorTile(new PbfReader(tile)).layers;
  expect(trees).toMatchObject({ version: 2, extent: 4_096, length: 3 });
  const read = [0, 1, 2].map((index) => trees?.feature(index));
  expect(read.map((one) => [one?.id, one?.type, one?.loadGeometry()[0]?.[0], one?.properties])).toMatchObject(
    [
      [300, 1, { x: 0, y: 4_096 }, { code: 'KB-AU-2024-000123', total: 1 }],
      [2_000_000_000, 1, { x: 17, y: -5 }, { code: 'ü', total: 4_294_967_296 }],
      [undefined, 1, { x: 2_048, y: 2_048 }, { total: 0 }],
    ],
  );
});

it('is empty without points', () => {
  expect(encodePoints('trees', [])).toHaveLength(0);
});
