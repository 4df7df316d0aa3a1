/** How the motif `regency` maps degrees to its units: x = (lon - west) * scale, y = (north - lat) * scale. */
export const REGENCY_MAP = { west: 111.02, north: -1.22, scale: 600, width: 760, height: 1440 } as const;

/** Seats written on the map, and the side of the dot their name stands on. Approximate. */
export const REGENCY_TOWNS = [
  { name: 'Kumai', lon: 111.72, lat: -2.745, side: 'end' },
  { name: 'Pangkalan Bun', lon: 111.62, lat: -2.68, side: 'start' },
  { name: 'Kotawaringin Lama', lon: 111.45, lat: -2.48, side: 'end' },
  { name: 'Pangkut', lon: 111.7, lat: -1.95, side: 'end' },
] as const;

/** Where a river's name begins. Approximate. */
export const REGENCY_RIVERS = [
  { name: 'S. Arut', lon: 111.74, lat: -1.66 },
  { name: 'S. Lamandau', lon: 111.41, lat: -2.3 },
  { name: 'S. Sekonyer', lon: 111.8, lat: -2.93 },
] as const;

/** The live map's ground as GeoJSON, on the product's own origin: the same shapes as the drawn map's. */
export const BASE_MAP_URL = '/drawings/base-map.geojson';

/** Corners of the regency with a little of what lies around it: [west, south, east, north] in degrees. */
export const REGENCY_BOUNDS = [111.2, -3.6, 112.2, -1.3] as const;
