import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Consumer, consumerOf } from '@rimba/config/consumer';
import { nodes } from '@rimba/nodes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleIn } from './bundle.ts';

let consumer: Consumer;
let complaints: string;

beforeAll(async () => {
  consumer = await consumerOf({
    of: 'packages/api-client',
    from: 'tooling/bench',
    files: join(import.meta.dirname, 'api-client-consumer'),
    libraries: ['@types/node'],
  });
  complaints = await consumer.run('tsc');
});

afterAll(() => consumer?.remove());

test('the packed client is typed, and runs where there is no bundler', async () => {
  expect(complaints).toBe('');
  expect(await consumer.run('node', 'built/main.js')).toBe('tree.not_found');
});

test.each(nodes)('on Node $version a call ends in time under garbage collection', async ({ program }) => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const said = await consumer.run(program, '--expose-gc', 'built/stalled.js', `http://127.0.0.1:${port}`);
  silent.close();
  expect(said).toBe('request.timeout');
});

/** kB, gzip, of what a page loads to use some names of the client. */
async function weightOf(names: string, use: string): Promise<number> {
  const code = `import { ${names} } from '@rimba/api-client'; globalThis.used = ${use};`;
  return gzipSync(await bundleIn(consumer.folder, code)).length / 1_000;
}

test('the whole client weighs at most 8 kB, and one plain call 4', async () => {
  const whole = await weightOf('createRimba', "createRimba({ baseUrl: 'https://rimba.test' })");
  expect(whole).toBeLessThanOrEqual(8);
  const call = await weightOf('createApiClient, unwrap', "unwrap(createApiClient().GET('/api/v1/impact'))");
  expect(call).toBeLessThanOrEqual(4);
  expect(call).toBeGreaterThan(1);
});
