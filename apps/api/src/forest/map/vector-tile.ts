import { PbfWriter } from 'pbf';
import { extent } from './tile.rules.ts';

export type PointFeature = {
  id?: number;
  /** In units of the tile. */
  x: number;
  y: number;
  properties: Record<string, string | number>;
};

// Field numbers of Mapbox Vector Tile 2.1.
const layerOfTile = 3;
const layer = { name: 1, features: 2, keys: 3, values: 4, extent: 5, version: 15 } as const;
const feature = { id: 1, tags: 2, type: 3, geometry: 4 } as const;
const value = { text: 1, whole: 5 } as const;
const point = 1;
/** MoveTo, once. */
const moveToOnce = 9;

const zigzag = (number: number) => (number << 1) ^ (number >> 31);

/** One layer of points as a vector tile; without points an empty tile. */
export function encodePoints(name: string, points: readonly PointFeature[]): Buffer {
  if (!points.length) return Buffer.alloc(0);
  const tile = new PbfWriter();
  tile.writeMessage(layerOfTile, writeLayer, { name, points });
  return Buffer.from(tile.finish());
}

function writeLayer({ name, points }: { name: string; points: readonly PointFeature[] }, to: PbfWriter) {
  const keys = new Map<string, number>();
  const values = new Map<string | number, number>();
  to.writeVarintField(layer.version, 2);
  to.writeStringField(layer.name, name);
  for (const { properties, ...place } of points) {
    const tags = Object.entries(properties).flatMap(([key, content]) => [
      indexOf(keys, key),
      indexOf(values, content),
    ]);
    to.writeMessage(layer.features, writeFeature, { ...place, tags });
  }
  for (const key of keys.keys()) to.writeStringField(layer.keys, key);
  for (const content of values.keys()) to.writeMessage(layer.values, writeValue, content);
  to.writeVarintField(layer.extent, extent);
}

type Feature = Omit<PointFeature, 'properties'> & { tags: number[] };

function writeFeature({ id, x, y, tags }: Feature, to: PbfWriter) {
  if (id !== undefined) to.writeVarintField(feature.id, id);
  to.writePackedVarint(feature.tags, tags);
  to.writeVarintField(feature.type, point);
  to.writePackedVarint(feature.geometry, [moveToOnce, zigzag(x), zigzag(y)]);
}

function writeValue(content: string | number, to: PbfWriter) {
  if (typeof content === 'string') to.writeStringField(value.text, content);
  else to.writeVarintField(value.whole, content);
}

function indexOf<T>(seen: Map<T, number>, one: T): number {
  const known = seen.get(one);
  if (known !== undefined) return known;
  seen.set(one, seen.size);
  return seen.size - 1;
}
