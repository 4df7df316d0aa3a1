#!/usr/bin/env node
// Draws the whole set into dist/. node generate.ts [--only text]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress } from '@rimba/config/precompress';
import { drawings } from './lib/drawings.ts';
import { icons } from './lib/icons.ts';
import { manifestText } from './lib/manifest.ts';
import { bake, THEME_NAMES } from './lib/theme.ts';

const root = import.meta.dirname;
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : null;

const write = (path: string, text: string | Buffer) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

if (!only) rmSync(join(root, 'dist'), { recursive: true, force: true });
let count = 0;
for (const { path, draw, limit } of drawings()) {
  if (only && !path.includes(only)) continue;
  const text = draw();
  if (limit && Buffer.byteLength(text) > limit) throw new Error(`${path} is over ${limit} bytes`);
  write(`dist/${path}`, text);
  if (path.endsWith('.svg'))
    for (const theme of THEME_NAMES) write(`dist/${theme}/${path}`, bake(text, theme));
  count++;
}
if (!only) for (const { path, draw } of icons()) write(`dist/${path}`, draw());
if (!only) write('src/generated/drawings.json', manifestText());
// What pages show is compressed once here, better than there is time for at each request.
if (!only) for (const folder of ['svg', 'motifs']) await precompress(join(root, 'dist', folder));
console.warn(`${count} drawings`);
