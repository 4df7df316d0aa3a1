/** A tile of the web Mercator pyramid. */
export type TileAddress = { z: number; x: number; y: number };

/** Units across a tile, as vector tiles count them. */
export const extent = 4_096;

/** Where a position lies in the world square: 0 to 1 from west to east, 0 to 1 from north to south. */
export function worldPosition(longitude: number, latitude: number): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI,
  };
}

/** The position of a point of the world square. */
export function geographicPosition(x: number, y: number): { longitude: number; latitude: number } {
  return {
    longitude: (x - 0.5) * 360,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  };
}

/** [west, south, east, north] in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

export function tileBounds({ z, x, y }: TileAddress): Bounds {
  const size = 2 ** -z;
  const { longitude: west, latitude: north } = geographicPosition(x * size, y * size);
  const { longitude: east, latitude: south } = geographicPosition((x + 1) * size, (y + 1) * size);
  return [west, south, east, north];
}

/** Where a point of the world square lies in a tile, in whole units. */
export const withinTile = ({ z, x, y }: TileAddress, point: { x: number; y: number }) => ({
  x: Math.round((point.x * 2 ** z - x) * extent),
  y: Math.round((point.y * 2 ** z - y) * extent),
});

/** Half the side of the grid that public positions are snapped to, in degrees. */
const halfStep = 0.000_5;
/** Steps of the sequence that fills a square most evenly, whatever its length. */
const evenly = { longitude: 0.754_877_666_246_692_7, latitude: 0.569_840_290_998_053_2 } as const;

/**
 * Where a single tree is drawn: trees of one snapped place would cover one another, so each has a spot of its
 * own within that place, worked out from its number alone. It tells nothing of where the tree really stands.
 */
export function spreadPosition(id: number, longitude: number, latitude: number) {
  const spot = (step: number) => (((id * step) % 1) - 0.5) * 1.8 * halfStep;
  return {
    longitude: longitude + spot(evenly.longitude),
    latitude: latitude + spot(evenly.latitude),
  };
}

/** Bounds with room for the trees that may be drawn inside though their snapped place is beyond. */
export const withSpread = ([west, south, east, north]: Bounds): Bounds => [
  west - halfStep,
  south - halfStep,
  east + halfStep,
  north + halfStep,
];
