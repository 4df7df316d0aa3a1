/**
 * Cuts the two typefaces down to what Indonesian and English need and writes them to fonts/.
 * Run by hand (`pnpm --filter @rimba/ui fonts`) after a font update; the results are checked in.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { characters } from './font-characters.ts';

const require = createRequire(import.meta.url);

/** What browsers switch on by themselves, and figures that stand on the line. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'lnum'];
/** Figures of one width, for what is counted in columns. */
const figures = [...features, 'tnum'];

const faces = [
  {
    source: 'alegreya/files/alegreya-latin-wght-normal.woff2',
    target: 'rimba-serif.woff2',
    weight: 600,
    keepFeatures: figures,
  },
  {
    source: 'alegreya/files/alegreya-latin-wght-italic.woff2',
    target: 'rimba-serif-italic.woff2',
    weight: 480,
    keepFeatures: features,
  },
  {
    source: 'plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    target: 'rimba-sans.woff2',
    weight: { min: 400, max: 700 },
    keepFeatures: figures,
  },
];

for (const { source, target, weight, keepFeatures } of faces) {
  const original = await readFile(require.resolve(`@fontsource-variable/${source}`));
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures,
  });
  await writeFile(new URL(`../fonts/${target}`, import.meta.url), subset);
  console.warn(`${target}: ${(subset.length / 1024).toFixed(1)} kB`);
}
