import { expect, it, vi } from 'vitest';
import type { Call, Description } from '../../openapi/reference/description.ts';
import { openWorld } from '../adoption-world.ts';
import { startTestIssuer } from '../test-issuer.ts';
import { belongingsOf, rowsOf } from './belongings.ts';
import { hostileRun } from './hostile-run.ts';
import { openJudge } from './judge.ts';
import { sentBytes } from './wire.ts';

it('stands a short hostile run over every call', async () => {
  const issuer = await startTestIssuer();
  const world = await openWorld({ limitFactor: 100_000, google: issuer.settings });
  const { paths }: Description = (await world.app.inject('/api/openapi.json')).json();
  const calls = Object.values(paths).flatMap(Object.keys).length;
  const report = await hostileRun(world, { requests: 4 * calls, perCall: 4, seed: 20_261_125 });
  await world.close();
  await issuer.close();
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ requests: 4 * calls, calls });
  expect(Object.keys(report.statuses).length).toBeGreaterThan(5);
});

it('sees that somebody’s order was changed, whoever changed it', async () => {
  const world = await openWorld();
  const [person, another] = [await world.signUp(), await world.signUp()];
  const { transactionId } = await belongingsOf(world, person);
  const before = await rowsOf(world.db, person.adopter.id);
  const [treeId = 0] = await world.plant(1);
  await world.place(another, await world.order([treeId]));
  expect(await rowsOf(world.db, person.adopter.id)).toBe(before);
  await world.services.database.pool.query(
    `update payment_attempt set last_error = 'x' where transaction_id = $1`,
    [transactionId],
  );
  expect(await rowsOf(world.db, person.adopter.id)).not.toBe(before);
  await world.close();
});

it('has a request in hand while it looks who asks, though their connection is gone', async () => {
  const world = await openWorld();
  const { headers } = await world.signUp();
  const client = await world.services.database.pool.connect();
  await client.query('begin');
  await client.query('lock table session');
  const asked = [
    'GET /api/v1/session HTTP/1.1',
    'host: rimba.test',
    `authorization: ${headers.authorization}`,
  ];
  await sentBytes(world, Buffer.from(`${asked.join('\r\n')}\r\n\r\n`));
  expect(world.inHand.size).toBe(1);
  await client.query('rollback');
  client.release();
  await vi.waitFor(() => expect(world.inHand.size).toBe(0));
  await world.close();
});

it('judges by status, schema and the closed set of codes', () => {
  const failure = {
    type: 'object',
    required: ['code'],
    properties: { code: { type: 'string', enum: ['tree.not_found'] } },
  };
  const call: Call = {
    operationId: 'getTree',
    summary: 'A tree',
    tags: ['tree'],
    method: 'GET',
    path: '/api/v1/tree/{id}',
    responses: { 200: {}, 404: { content: { 'application/json': { schema: failure } } } },
  };
  const judge = openJudge({
    info: { title: 'Rimba', version: '1', description: '' },
    paths: {},
    components: { schemas: {}, securitySchemes: {} },
  });
  const told = (status: number, body: object) => ({
    status,
    type: 'application/json',
    body: JSON.stringify(body),
  });
  expect(judge.faultOf(call, told(404, { code: 'tree.not_found' }))).toBeUndefined();
  expect(judge.faultOf(call, told(404, { code: 'tree.other' }))).toContain('allowed values');
  expect(judge.faultOf(call, told(404, {}))).toContain('code');
  expect(judge.faultOf(call, told(418, {}))).toBe('418 is not described');
  expect(judge.faultOf(call, told(503, {}))).toBe('failed inside');
  expect(judge.faultOfNone(told(404, { error: 'Not Found' }))).toBe('a failure without a code');
  expect(judge.faultOfTorn(told(500, {}))).toBe('failed inside');
});
