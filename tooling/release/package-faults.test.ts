import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackage } from '@rimba/config/pack-package';
import { expect, test } from 'vitest';
import { packageFaults } from './package-faults.ts';

test('an entry that leads nowhere, and one without types, are named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rimba-faulty-'));
  const source = join(folder, 'source');
  await mkdir(join(source, 'dist'), { recursive: true });
  await writeFile(join(source, 'dist', 'index.js'), 'export const one = 1;\n');
  await writeFile(
    join(source, 'package.json'),
    JSON.stringify({
      name: 'faulty',
      version: '1.0.0',
      type: 'module',
      files: ['dist'],
      exports: { '.': './dist/index.js', './gone': './dist/gone.js' },
    }),
  );
  const faults = await packageFaults(await packPackage(source, join(folder, 'packed')));
  await rm(folder, { recursive: true });
  expect(faults).toContain('FILE_DOES_NOT_EXIST at exports../gone');
  expect(faults).toContain('it has no types');
});
