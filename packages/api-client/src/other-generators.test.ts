import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const input = join(root, 'openapi.json');
const config = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    types: [],
  },
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(root, 'node_modules', '.generated-'));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the compiler says against a program in the folder. */
const complaints = () =>
  run(join(root, 'node_modules/.bin/tsc'), ['-p', folder]).then(
    ({ stdout }) => stdout,
    (failure) => failure.stdout,
  );

it('makes a client by the generators that others use, and it compiles', async () => {
  await createClient({ input, output: join(folder, 'hey-api'), logs: { level: 'silent' } });
  await mkdir(join(folder, 'openapi-typescript'));
  await writeFile(
    join(folder, 'openapi-typescript', 'index.ts'),
    astToString(await openapiTS(new URL(`file://${input}`))),
  );
  await writeFile(
    join(folder, 'program.ts'),
    `import { listTrees } from './hey-api';
    import type { paths } from './openapi-typescript';
    export const trees = () => listTrees({ query: { limit: 5 } });
    export type Trees = paths['/api/v1/tree']['get']['responses'][200];`,
  );
  expect(await complaints()).toBe('');
  await writeFile(join(folder, 'wrong.ts'), "import { listTree } from './hey-api'; listTree();");
  expect(await complaints()).toContain("no exported member named 'listTree'");
});
