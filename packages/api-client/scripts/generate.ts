import { readFileSync, writeFileSync } from 'node:fs';
import { callTypes } from './call-types.ts';
import { filterTypes } from './filter-types.ts';
import { listTypes } from './list-types.ts';

const at = (path: string) => new URL(path, import.meta.url);
const description = JSON.parse(readFileSync(at('../openapi.json'), 'utf8'));

writeFileSync(at('../src/generated/openapi.ts'), await callTypes(description));
writeFileSync(at('../src/generated/filters.ts'), filterTypes(description));
writeFileSync(at('../src/generated/lists.ts'), listTypes(description));
