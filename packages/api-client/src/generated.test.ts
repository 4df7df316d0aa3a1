import { readFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { filterTypes } from '../scripts/filter-types.ts';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

it('has types that belong to the description: `pnpm --filter @rimba/api-client generate`', async () => {
  const expected = astToString(await openapiTS(await read('../openapi.json')));
  const generated = await read('./generated/openapi.ts');
  // The command puts a note in front that says the file is generated.
  expect(generated.endsWith(expected)).toBe(true);
}, 60_000);

it('has filters that belong to the description', async () => {
  const generated = await read('./generated/filters.ts');
  expect(generated).toBe(filterTypes(JSON.parse(await read('../openapi.json'))));
});
