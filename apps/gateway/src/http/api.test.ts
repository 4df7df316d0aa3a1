import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let service: FastifyInstance;
let gateway: TestGateway;
beforeAll(async () => {
  // As a service behind a gateway is: it believes what the gateway says of the client's address.
  service = Fastify({ trustProxy: 'loopback' });
  service.all('/*', ({ method, url, ip, headers, body }) => ({
    method,
    url,
    ip,
    bearer: headers.authorization,
    body,
  }));
  await service.listen({ host: '127.0.0.1', port: 0 });
  const address = service.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  gateway = await openTestGateway(undefined, { url: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await gateway.close();
  await service.close();
});

test('a service elsewhere gets each call whole, with the client’s address and not what the client says it is', async () => {
  const answer = await gateway.app.inject({
    method: 'DELETE',
    url: '/api/v1/wishtree/me/multiple?lang=en',
    headers: { authorization: 'Bearer of-this-test', 'x-forwarded-for': '192.0.2.66' },
    payload: { treeIds: [7, 9] },
    remoteAddress: '203.0.113.5',
  });
  expect(answer.json()).toEqual({
    method: 'DELETE',
    url: '/api/v1/wishtree/me/multiple?lang=en',
    ip: '203.0.113.5',
    bearer: 'Bearer of-this-test',
    body: { treeIds: [7, 9] },
  });
});

test.each(['/health/ready', '/api/openapi.json', '/.well-known/rimba-keys.json'])(
  '%s is the service’s, too',
  async (url) => {
    expect((await gateway.app.inject(url)).json()).toMatchObject({ method: 'GET', url });
  },
);
