import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApi, type SignedUp, type TestApi } from '../testing/test-api.ts';

type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};
type Sent = { resourceSpans: { resource: object; scopeSpans: { spans: Span[] }[] }[] };

const sent: Sent[] = [];
const paths: (string | undefined)[] = [];
const collector: Server = createServer(async (request, response) => {
  paths.push(request.url);
  sent.push((await json(request)) as Sent);
  response.setHeader('content-type', 'application/json').end('{}');
});

const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
let api: TestApi;
let buyer: SignedUp;
let requestId: string;
beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const { port } = collector.address() as AddressInfo;
  api = await buildTestApi({
    tracing: { endpoint: `http://127.0.0.1:${port}/`, serviceName: 'rimba-of-this-test' },
  });
  const missing = await api.app.inject({
    url: '/api/v1/tree/987654/detail',
    headers: { traceparent: `00-${caller.traceId}-${caller.spanId}-01` },
  });
  requestId = missing.json().requestId;
  buyer = await api.signUp({ email: 'nobody-to-know@rimba.test' });
  await api.services.jobs.sweep();
  // The last spans are sent on the way out.
  await api.close();
});
afterAll(() => collector.close());

const spans = () =>
  sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const named = (name: string) => spans().find((span) => span.name === name);
const below = (parent: Span | undefined) => spans().filter((span) => span.parentSpanId === parent?.spanId);
const attribute = (span: Span | undefined, key: string) =>
  span?.attributes.find((each) => each.key === key)?.value;

it('sends a request with its id, on the trace of who asked, and its statements below it', () => {
  expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
  expect(JSON.stringify(sent[0]?.resourceSpans[0]?.resource)).toContain('rimba-of-this-test');
  const span = named('GET /api/v1/tree/:id/detail');
  expect(span).toMatchObject({ traceId: caller.traceId, parentSpanId: caller.spanId });
  expect(requestId).toBeTruthy();
  expect(attribute(span, 'request.id')).toEqual({ stringValue: requestId });
  expect(attribute(span, 'http.response.status_code')).toEqual({ intValue: 404 });
  expect(below(span).map(({ name }) => name)).toContainEqual(expect.stringContaining('pg.query:SELECT'));
});

it('goes on with a request whose body was read, and with jobs', () => {
  const registered = below(named('POST /api/v1/register')).map(({ name }) => name);
  expect(registered).toContainEqual(expect.stringContaining('pg.query:INSERT'));
  expect(below(named('job expire-due'))).not.toEqual([]);
});

it('tells nobody’s address, password or token', () => {
  const told = JSON.stringify(sent);
  expect(told).toContain('insert into');
  for (const secret of [buyer.email, buyer.password, buyer.accessToken, buyer.refreshToken, '987654'])
    expect(told).not.toContain(secret);
});
