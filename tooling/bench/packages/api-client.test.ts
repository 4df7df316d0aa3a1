import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Consumer, consumerOf } from './consumer.ts';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await consumerOf({
    of: 'packages/api-client',
    files: join(import.meta.dirname, 'api-client-consumer'),
    libraries: ['@types/node'],
  });
});

afterAll(() => consumer?.remove());

test('the packed client is typed, and runs where there is no bundler', async () => {
  expect(await consumer.run('tsc')).toBe('');
  expect(await consumer.run('node', 'built/main.js')).toBe('tree.not_found');
});
