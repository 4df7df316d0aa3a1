import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Consumer, consumerOf } from '@rimba/config/consumer';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await consumerOf({
    of: 'packages/api-client',
    from: 'tooling/bench',
    files: join(import.meta.dirname, 'api-client-consumer'),
    libraries: ['@types/node'],
  });
});

afterAll(() => consumer?.remove());

test('the packed client is typed, and runs where there is no bundler', async () => {
  expect(await consumer.run('tsc')).toBe('');
  expect(await consumer.run('node', 'built/main.js')).toBe('tree.not_found');
});

/** kB, gzip, of what a page loads to use some names of the client. */
async function weightOf(names: string, use: string): Promise<number> {
  const code = `import { ${names} } from '@rimba/api-client'; globalThis.used = ${use};`;
  const result = await build({
    root: consumer.folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? join(consumer.folder, 'entry.js') : undefined),
        load: (id) => (id.endsWith('entry.js') ? code : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
  const chunks = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  return entry?.type === 'chunk' ? gzipSync(entry.code).length / 1_000 : 0;
}

test('the whole client weighs at most 8 kB, and one plain call 4', async () => {
  const whole = await weightOf('createRimba', "createRimba({ baseUrl: '' })");
  expect(whole).toBeLessThanOrEqual(8);
  const call = await weightOf('createApiClient, unwrap', "unwrap(createApiClient().GET('/api/v1/impact'))");
  expect(call).toBeLessThanOrEqual(4);
  expect(call).toBeGreaterThan(1);
});
