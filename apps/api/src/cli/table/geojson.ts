import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type Table, TableError, tableLimits, tableOf } from './table.ts';
import { decodeText } from './text.ts';

const FeatureCollection = Type.Object({
  type: Type.Literal('FeatureCollection'),
  features: Type.Array(
    Type.Object({
      geometry: Type.Union([
        Type.Null(),
        Type.Object({ type: Type.String(), coordinates: Type.Array(Type.Unknown()) }),
      ]),
      properties: Type.Union([Type.Null(), Type.Record(Type.String(), Type.Unknown())]),
    }),
  ),
});
type Feature = Static<typeof FeatureCollection>['features'][number];

/**
 * A collection of features: properties are columns, a point gives `longitude` and `latitude`, any other shape
 * gives `area`. Rows are numbered as the features are, from 1.
 * @throws TableError
 */
export function readGeoJson(content: Buffer): Table {
  const document = parse(decodeText(content));
  if (!Value.Check(FeatureCollection, document))
    throw new TableError('broken', { detail: 'FeatureCollection' });
  const records = document.features.map(cellsOf);
  const columns = [...new Set(records.flatMap((record) => [...record.keys()]))];
  if (records.length > tableLimits.rows) throw new TableError('too_many_rows', { most: tableLimits.rows });
  const { rows, ...table } = tableOf([
    columns,
    ...records.map((record) => columns.map((name) => record.get(name) ?? '')),
  ]);
  return { ...table, rows: rows.map(({ line, cells }) => ({ line: line - 1, cells })) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TableError('broken', { detail: cause instanceof Error ? cause.message : '' }, { cause });
  }
}

function cellsOf({ geometry, properties }: Feature): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value !== null) cells.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  if (geometry?.type === 'Point') {
    const [longitude, latitude] = geometry.coordinates;
    cells.set('longitude', String(longitude));
    cells.set('latitude', String(latitude));
  } else if (geometry) {
    cells.set('area', JSON.stringify(geometry));
  }
  return cells;
}
