import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { mostTrees } from './checkout.ts';

it('lets as many trees into one order as the service does', async () => {
  const { paths } = JSON.parse(await readFile(new URL('../../openapi.json', import.meta.url), 'utf8'));
  const { schema } = paths['/api/v1/transaction/quote'].post.requestBody.content['application/json'];
  expect(mostTrees).toBe(schema.properties.count.maximum);
});
