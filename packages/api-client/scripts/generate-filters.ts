import { readFileSync, writeFileSync } from 'node:fs';
import { filterTypes } from './filter-types.ts';

const at = (path: string) => new URL(path, import.meta.url);

writeFileSync(
  at('../src/generated/filters.ts'),
  filterTypes(JSON.parse(readFileSync(at('../openapi.json'), 'utf8'))),
);
