import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

it('names only files that are there, for what is held of ASVS', () => {
  const table = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8');
  const named = [...table.matchAll(/`([\w./-]+\.\w+|Dockerfile|\.ci\/\w+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(60);
  expect([...new Set(named)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
