import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { callTypes } from '../scripts/call-types.ts';
import { filterTypes } from '../scripts/filter-types.ts';
import { listTypes } from '../scripts/list-types.ts';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
const description = JSON.parse(await read('../openapi.json'));

it('has types that belong to the description: `pnpm --filter @rimba/api-client generate`', async () => {
  expect(await read('./generated/openapi.ts')).toBe(await callTypes(description));
});

it('has filters that belong to the description', async () => {
  expect(await read('./generated/filters.ts')).toBe(filterTypes(description));
});

it('has lists that belong to the description', async () => {
  expect(await read('./generated/lists.ts')).toBe(listTypes(description));
});
