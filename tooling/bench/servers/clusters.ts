import { listen } from '@rimba/replicas/listen';
import Fastify from 'fastify';
import pg from 'pg';
import Supercluster from 'supercluster';
import { fromGeojsonVt } from 'vt-pbf';

/** R6: supercluster and vt-pbf over the same trees, behind a bare route. */
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const { rows } = await client.query<{ longitude: number; latitude: number }>(
  'select longitude, latitude from tree',
);
await client.end();
const index = new Supercluster({ maxZoom: 14, extent: 4_096, radius: 256 });
index.load(
  rows.map(({ longitude, latitude }) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  })),
);
rows.length = 0;

const app = Fastify({ forceCloseConnections: true });
app.get<{ Params: { z: string; x: string; y: string } }>('/tiles/:z/:x/:y', ({ params }, reply) => {
  const tile = index.getTile(Number(params.z), Number(params.x), Number(params.y));
  reply.type('application/vnd.mapbox-vector-tile');
  return Buffer.from(tile ? fromGeojsonVt({ clusters: tile }, { version: 2, extent: 4_096 }) : []);
});
await listen(app, async () => {});
