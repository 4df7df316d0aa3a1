import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';
import { openApiText } from './openapi-document.ts';

type Operation = {
  operationId?: string;
  tags?: string[];
  summary?: string;
  requestBody?: object;
  security?: object[];
  responses?: Record<string, unknown>;
};

const file = new URL('../../../../packages/api-client/openapi.json', import.meta.url);
let api: TestApi;
let text: string;
let operations: { name: string; operation: Operation }[];

beforeAll(async () => {
  api = await buildTestApi();
  text = await openApiText(api.app);
  const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(text);
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );
});
afterAll(() => api.close());

it('is checked in as it is (`pnpm --filter @rimba/api openapi` writes it)', () => {
  expect(readFileSync(file, 'utf8') === text).toBe(true);
});

it('names every operation once, files it and says what it does', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(operations.length);
  const bare = operations.filter(({ operation }) => !operation.tags?.length || !operation.summary);
  expect(bare.map(({ name }) => name)).toEqual([]);
  // Sidebars show it as it stands.
  expect(operations.filter(({ operation }) => operation.summary?.includes('`'))).toEqual([]);
});

it('says how every call that takes something can fail', () => {
  const silent = operations.filter(
    ({ name, operation: { requestBody, security, responses } }) =>
      (requestBody || security?.length || name.includes('{')) &&
      !Object.keys(responses ?? {}).some((status) => status.startsWith('4')),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

it('refers only to what it contains', () => {
  const document = JSON.parse(text);
  const references = [...text.matchAll(/"\$ref": "#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(references.length).toBeGreaterThan(20);
  expect(references.filter((name) => !(String(name) in document.components.schemas))).toEqual([]);
});
