import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { errorHandler } from '@rimba/api';
import { expect, test, vi } from 'vitest';
import { openTestGateway } from '../testing/test-gateway.ts';

/** An answer that is given when the test says so. */
function heldBack() {
  let give = () => {};
  let arrived = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  const isAsked = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  return { given, isAsked, give: () => give(), arrived: () => arrived() };
}

test('ends once what is under way is answered, pages with what they ask for included, and takes nothing new', async () => {
  const call = heldBack();
  const page = heldBack();
  const gateway = await openTestGateway(undefined, {
    plugin: async (scope) => {
      scope.setErrorHandler(errorHandler);
      scope.get('/api/v1/slow', async () => {
        call.arrived();
        await call.given;
        return { answered: true };
      });
      scope.get('/api/v1/notification/stream', async (_request, reply) => {
        const stream = new PassThrough();
        stream.write(': \n\n');
        return reply.type('text/event-stream').send(stream);
      });
      scope.get('/api/v1/tree', () => ({ trees: 1 }));
    },
  });
  gateway.render = async () => {
    page.arrived();
    await page.given;
    const trees = await gateway.app.inject('/api/v1/tree');
    return new Response(trees.body, { headers: { 'content-type': 'text/html' } });
  };
  const origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const stream = await fetch(`${origin}/api/v1/notification/stream`);
  const slowCall = fetch(`${origin}/api/v1/slow`);
  const slowPage = fetch(`${origin}/id/other/faq`);
  await Promise.all([call.isAsked, page.isAsked]);

  const closing = gateway.close();
  const refused = await fetch(`${origin}/api/v1/tree`, { headers: { 'accept-language': 'en' } });
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual([
    503,
    '5',
    'close',
  ]);
  expect(await refused.json()).toMatchObject({ success: false, code: 'request.unavailable' });
  const refusedPage = await fetch(`${origin}/en/other/faq`);
  expect([refusedPage.status, await refusedPage.text()]).toEqual([503, expect.stringContaining('<h1>')]);

  call.give();
  page.give();
  expect(await (await slowCall).json()).toEqual({ answered: true });
  expect(await (await slowPage).text()).toBe('{"trees":1}');
  await closing;
  await expect(stream.text()).rejects.toThrow();
  await expect(fetch(`${origin}/api/v1/tree`)).rejects.toThrow();
});

test('sends away the next request on a connection that waited, and takes no other one', async () => {
  const gateway = await openTestGateway();
  const origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const connection = connect((gateway.app.server.address() as AddressInfo).port, '127.0.0.1');
  const ask = () => connection.write('GET /api/v1/tree HTTP/1.1\r\nhost: rimba.test\r\n\r\n');
  ask();
  const [answer] = await once(connection, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);

  const closing = gateway.close();
  ask();
  const [refusal] = await once(connection, 'data');
  const [status, ...headers] = String(refusal).toLowerCase().split('\r\n');
  expect([status, headers]).toEqual([
    expect.stringMatching(/ 503 /),
    expect.arrayContaining(['connection: close']),
  ]);
  await expect(fetch(origin)).rejects.toThrow();
  await closing;
});

test('waits for nothing that was asked by somebody who went away since', async () => {
  const call = heldBack();
  const left = Promise.withResolvers<void>();
  const gateway = await openTestGateway(undefined, {
    plugin: async (scope) => {
      scope.get('/api/v1/slow', async (_request, reply) => {
        reply.raw.once('close', left.resolve);
        call.arrived();
        await call.given;
        return { answered: true };
      });
    },
  });
  const origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const visit = new AbortController();
  const asked = fetch(`${origin}/api/v1/slow`, { signal: visit.signal });
  await call.isAsked;
  visit.abort();
  await expect(asked).rejects.toThrow();
  await left.promise;

  // Its patience does not end here.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    await gateway.close();
  } finally {
    vi.useRealTimers();
    call.give();
  }
});
