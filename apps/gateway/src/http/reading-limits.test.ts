import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const read = (url: string, remoteAddress: string) => gateway.app.inject({ url, remoteAddress });

/** The statuses of so many readings, by kind. */
async function statuses(count: number, url: string, address: (turn: number) => string) {
  const answers = await Promise.all(Array.from({ length: count }, (_, turn) => read(url, address(turn))));
  return [200, 429].map((status) => answers.filter(({ statusCode }) => statusCode === status).length);
}

test('lets one household read 600 pages a minute, and says when it may go on', async () => {
  expect(await statuses(610, '/id/other/faq', (turn) => `2001:db8::${turn.toString(16)}`)).toEqual([600, 10]);
  const refused = await read('/id/other/faq', '2001:db8::ffff');
  expect(refused.json().code).toBe('request.too_many');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await read('/id/other/faq', '2001:db8:0:1::1')).statusCode).toBe(200);
  // What the service answers has a limit of its own.
  expect((await read('/api/v1/tree', '2001:db8::1')).statusCode).toBe(200);
});

test('counts nobody beside this machine, who may be the proxy', async () => {
  expect(await statuses(610, '/id/other/faq', () => '127.0.0.1')).toEqual([610, 0]);
});
