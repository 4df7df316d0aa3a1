/** The middle of the box around an area's outer ring, in degrees: where its number or its name stands. */
export function areaMiddle({ coordinates }: { coordinates: readonly (readonly number[])[][] }) {
  const ring = coordinates[0] ?? [];
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return {
    lon: between(ring.map(([lon = 0]) => lon)),
    lat: between(ring.map(([, lat = 0]) => lat)),
  };
}

/** An area's outer ring as the drawn map takes it. */
export const outerRing = ({ coordinates }: { coordinates: readonly (readonly number[])[][] }) =>
  (coordinates[0] ?? []).map(([lon = 0, lat = 0]) => ({ lon, lat }));
