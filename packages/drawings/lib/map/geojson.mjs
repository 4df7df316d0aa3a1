import { DIVIDE, PARK, SEAT } from './geography.mjs';
import { shape } from './shape.mjs';

const NOTE =
  'APPROXIMATE: drawn by hand from the regency bounding box and general geography for illustration; not an official or surveyed boundary. Garis perkiraan, bukan batas resmi.';

const feature = (geometry, properties) => ({
  type: 'Feature',
  properties: { ...properties, approximate: true },
  geometry,
});
const round = (line) => line.map((point) => point.map((v) => +v.toFixed(4)));
const collection = (more, features) =>
  `${JSON.stringify({ type: 'FeatureCollection', note: NOTE, ...more, features })}\n`;

/** Outline, coast, national park, district lines and seats. */
export function outlineGeoJson() {
  const { ring, coast } = shape();
  const closed = round([...ring, ring[0]]);
  const area = closed.reduce((s, p, i) => s + (i ? closed[i - 1][0] * p[1] - p[0] * closed[i - 1][1] : 0), 0);
  const counterClockwise = area < 0 ? closed.toReversed() : closed;
  return collection({ bbox: [111.2, -3.56, 112.12, -1.33] }, [
    feature(
      { type: 'Polygon', coordinates: [counterClockwise] },
      { id: '6201', name: 'Kotawaringin Barat', note: NOTE },
    ),
    feature({ type: 'LineString', coordinates: round(coast) }, { kind: 'coast' }),
    feature(
      { type: 'Polygon', coordinates: [round([...PARK, PARK[0]])] },
      { kind: 'park', name: 'Taman Nasional Tanjung Puting' },
    ),
    ...DIVIDE.map((line) => feature({ type: 'LineString', coordinates: line }, { kind: 'district-line' })),
    ...SEAT.map(([code, name, lon, lat]) =>
      feature({ type: 'Point', coordinates: [lon, lat] }, { kind: 'seat', code, name }),
    ),
  ]);
}

export const riversGeoJson = () =>
  collection(
    {},
    Object.entries(shape().rivers).map(([name, line]) =>
      feature(
        { type: 'LineString', coordinates: round(line) },
        { name: `Sungai ${name}`, note: 'approximate course' },
      ),
    ),
  );
