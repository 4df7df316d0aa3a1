import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let port: number;
beforeAll(async () => {
  gateway = await openTestGateway();
  port = Number(new URL(await gateway.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => gateway.close());

test.each([
  ['no request at all', '\x16\x03\x01\x02\r\n\r\n', 400, 'request.invalid'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
    'request.invalid',
  ],
  [
    'a head without end',
    `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
    413,
    'request.too_large',
  ],
])('refuses %s as every other failure', async (_what, sent, status, code) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent, 'latin1');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(body)).toEqual({
    success: false,
    code,
    message: expect.stringMatching(/./),
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

test('ends a request whose body does not come to its end in time', async () => {
  const waiting = await openTestGateway(undefined, {
    plugin: async (scope) => {
      scope.post('/api/v1/login', () => ({}));
    },
  });
  const { port } = new URL(await waiting.app.listen({ host: '127.0.0.1', port: 0 }));
  expect(waiting.app.server.requestTimeout).toBe(60_000);
  Object.assign(waiting.app.server, { headersTimeout: 300, requestTimeout: 300 });
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /api/v1/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n');
  socket.write('Content-Length: 90\r\n\r\n{');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  await waiting.close();
});
