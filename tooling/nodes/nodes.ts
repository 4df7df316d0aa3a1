import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** What the published packages promise to run on, the oldest to the letter: the program of each Node. */
export const nodes = ['node-20', 'node-22', 'node-24'].map((name) => {
  const manifest = resolve(`${name}/package.json`);
  const { version, bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { version: String(version), program: join(dirname(manifest), bin.node) };
});
