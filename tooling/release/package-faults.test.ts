import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackage } from '@rimba/config/pack-package';
import { expect, test } from 'vitest';
import { packageFaults } from './package-faults.ts';

async function faultsOf(manifest: object, files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rimba-faulty-'));
  const source = join(folder, 'source');
  await mkdir(join(source, 'dist'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(source, 'dist', name), text);
  const common = { name: 'faulty', version: '1.0.0', type: 'module', files: ['dist'] };
  await writeFile(join(source, 'package.json'), JSON.stringify({ ...common, ...manifest }));
  const faults = await packageFaults(await packPackage(source, join(folder, 'packed')));
  await rm(folder, { recursive: true });
  return faults;
}

const module = { 'index.js': 'export const one = 1;\n', 'index.d.ts': 'export declare const one = 1;\n' };
const entries = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };

test('an entry that leads nowhere, and one without types, are named', async () => {
  const faults = await faultsOf(
    { exports: { '.': './dist/index.js', './gone': './dist/gone.js' } },
    { 'index.js': module['index.js'] },
  );
  expect(faults).toContain('FILE_DOES_NOT_EXIST at exports../gone');
  expect(faults).toContain('it has no types');
});

test('what is required has to be CommonJS where a package names a main', async () => {
  expect(await faultsOf({ exports: entries }, module)).toEqual([]);
  const faults = await faultsOf({ main: './dist/index.js', exports: entries }, module);
  expect(faults.join()).toContain('CJSResolvesToESM');
});
