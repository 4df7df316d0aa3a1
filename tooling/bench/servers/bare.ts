import { listen } from '@rimba/replicas/listen';
import Fastify from 'fastify';
import pg from 'pg';

/** What the numbers are held against: R1 to R4 of the goals, as bare as the frameworks let them be. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify({ forceCloseConnections: true });

const columns = `id, code, tree_name, species_id, kelompok_komunitas_id, land_type, status, planted_at, latitude,
  longitude, elevation, circumference, height, carbon_absorption, condition, surveyor, surveyed_at, next_survey_due`;

app.get('/small', () => ({ success: true, data: { id: 1, status: 'ready_to_adopt' } }));

app.get('/page.html', (_request, reply) => {
  reply.type('text/html; charset=utf-8');
  return '<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pohon</title><h1>Pohon</h1><p>Sebuah halaman.</p></html>';
});

app.get<{ Querystring: { at: string; id: string } }>('/page', async ({ query }) => {
  const { rows } = await pool.query(
    `select ${columns} from tree where (surveyed_at, id) < ($1, $2) order by surveyed_at desc, id desc limit 20`,
    [query.at, query.id],
  );
  return rows;
});

app.get<{ Params: { id: string } }>('/row/:id', async ({ params }) => {
  const { rows } = await pool.query(`select ${columns} from tree where id = $1`, [params.id]);
  return rows[0];
});

await listen(app, () => pool.end());
