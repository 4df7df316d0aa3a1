import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const { resolve } = createRequire(import.meta.url);

/** The cuts of the product's two families that documents are set in. */
const cuts = [
  { family: 'alegreya', cut: '600-normal', fontWeight: 600 },
  { family: 'alegreya', cut: '400-italic', fontWeight: 400, fontStyle: 'italic' },
  { family: 'plus-jakarta-sans', cut: '400-normal', fontWeight: 400 },
  { family: 'plus-jakarta-sans', cut: '600-normal', fontWeight: 600 },
] as const;

const file = (family: string, script: string, cut: string) =>
  resolve(`@fontsource/${family}/files/${family}-${script}-${cut}.woff`);

const title = { alegreya: 'Alegreya', 'plus-jakarta-sans': 'Plus Jakarta Sans' } as const;
const extended = (name: string) => `${name} Extended`;

/** Each family with its letters beyond western Europe's, which people's names have. */
export const serif = [title.alegreya, extended(title.alegreya)];
export const sans = [title['plus-jakarta-sans'], extended(title['plus-jakarta-sans'])];

/** The same for whoever reads font files without this library. */
export const fontFiles = cuts.flatMap(({ family, cut, fontWeight, ...style }) => {
  const common = { fontWeight, fontStyle: 'fontStyle' in style ? style.fontStyle : ('normal' as const) };
  return [
    { ...common, name: title[family], src: file(family, 'latin', cut) },
    { ...common, name: extended(title[family]), src: file(family, 'latin-ext', cut) },
  ];
});

for (const { name, ...font } of fontFiles) Font.register({ family: name, ...font });
// Indonesian is not hyphenated by English rules.
Font.registerHyphenationCallback((word) => [word]);
