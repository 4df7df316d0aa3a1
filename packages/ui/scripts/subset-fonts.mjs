/**
 * Cuts the two typefaces down to what Indonesian and English need and writes them to fonts/.
 * Run by hand (`pnpm --filter @rimba/ui fonts`) after a font update; the results are checked in.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { characters, rareInSerif } from '../src/styles/font-characters.ts';

const require = createRequire(import.meta.url);

/** What browsers switch on by themselves, and figures that stand on the line. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'lnum'];
/** Figures of one width, for what is counted in columns. */
const figures = [...features, 'tnum'];

const usualInSerif = [...characters].filter((each) => !rareInSerif.includes(each)).join('');

const serif = {
  source: 'alegreya/files/alegreya-latin-wght-normal.woff2',
  weight: 600,
  keepFeatures: figures,
};
const italic = {
  source: 'alegreya/files/alegreya-latin-wght-italic.woff2',
  weight: 480,
  keepFeatures: features,
};
const sans = {
  source: 'plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  weight: { min: 400, max: 700 },
  keepFeatures: figures,
};

const files = [
  { ...serif, target: 'rimba-serif.woff2', text: usualInSerif },
  { ...serif, target: 'rimba-serif-rare.woff2', text: rareInSerif },
  { ...italic, target: 'rimba-serif-italic.woff2', text: usualInSerif },
  { ...italic, target: 'rimba-serif-italic-rare.woff2', text: rareInSerif },
  { ...sans, target: 'rimba-sans.woff2', text: characters },
];

for (const { source, target, text, weight, keepFeatures } of files) {
  const original = await readFile(require.resolve(`@fontsource-variable/${source}`));
  const subset = await subsetFont(original, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures,
  });
  await writeFile(new URL(`../fonts/${target}`, import.meta.url), subset);
  console.warn(`${target}: ${(subset.length / 1024).toFixed(1)} kB`);
}
