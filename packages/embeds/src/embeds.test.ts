import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { embedsRoot } from './server.ts';

const mostBytes = 10_000;

it.each(['tree', 'community', 'certificate'])('%s is one small script that asks for no other', (name) => {
  const script = readFileSync(join(embedsRoot, `${name}.js`), 'utf8');
  expect(gzipSync(script).length).toBeLessThanOrEqual(mostBytes);
  expect(script).not.toMatch(/\bimport\s*[({'"`]|\bfrom\s*['"`]/);
  expect(script).toContain(`rimba-${name}`);
});
