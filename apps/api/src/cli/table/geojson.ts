import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { numberText, type Table, TableError, tableLimits, tableOf } from './table.ts';
import { decodeText } from './text.ts';

/** Foreign members may stand anywhere; a feature without what it needs lacks cells, and its row says so. */
const FeatureCollection = Type.Object({
  type: Type.Literal('FeatureCollection'),
  features: Type.Array(Type.Unknown()),
});
const Properties = Type.Object({ properties: Type.Record(Type.String(), Type.Unknown()) });
const Placed = Type.Object({
  geometry: Type.Object({ type: Type.String(), coordinates: Type.Array(Type.Unknown()) }),
});
const Place = Type.Object({
  geometry: Type.Object({
    type: Type.Literal('Point'),
    coordinates: Type.Array(Type.Number(), { minItems: 2 }),
  }),
});
type Geometry = Static<typeof Placed>['geometry'];

/**
 * A collection of features: properties are columns, a point gives `longitude` and `latitude`, any other shape
 * gives `area`. Rows are numbered as the features are, from 1.
 * @throws TableError
 */
export function readGeoJson(content: Buffer): Table {
  const document = parse(decodeText(content));
  if (!Value.Check(FeatureCollection, document)) throw new TableError('no_features');
  const records = document.features.map(cellsOf);
  const columns = [...new Set(records.flatMap((record) => [...record.keys()]))];
  if (records.length > tableLimits.rows) throw new TableError('too_many_rows', { most: tableLimits.rows });
  const { rows, ...table } = tableOf(
    [columns, ...records.map((record) => columns.map((name) => record.get(name) ?? ''))],
    new Set(),
  );
  return { ...table, rows: rows.map(({ line, cells }) => ({ line: line - 1, cells })) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const [, row] = /\(line (\d+) column \d+\)$/.exec(String(cause)) ?? [];
    throw row === undefined
      ? new TableError('broken', {}, { cause })
      : new TableError('broken_at', { row }, { cause });
  }
}

function cellsOf(feature: unknown): Map<string, string> {
  const cells = new Map<string, string>();
  const properties = Value.Check(Properties, feature) ? feature.properties : {};
  for (const [name, value] of Object.entries(properties)) {
    if (value !== null) cells.set(name, textOf(value));
  }
  const placed = Value.Check(Placed, feature) ? { geometry: single(feature.geometry) } : undefined;
  if (Value.Check(Place, placed)) {
    const [longitude = 0, latitude = 0] = placed.geometry.coordinates;
    cells.set('longitude', numberText(longitude));
    cells.set('latitude', numberText(latitude));
  } else if (placed && placed.geometry.type !== 'Point') {
    cells.set('area', JSON.stringify(placed.geometry));
  }
  return cells;
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Programs for maps write single shapes as collections of one. */
function single({ type, coordinates }: Geometry): Geometry {
  const [only, ...others] = coordinates;
  return (type === 'MultiPoint' || type === 'MultiPolygon') && !others.length && Array.isArray(only)
    ? { type: type.slice('Multi'.length), coordinates: only }
    : { type, coordinates };
}
