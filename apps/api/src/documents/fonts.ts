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
const vietnamese = (name: string) => `${name} Vietnamese`;

/** Each family with its letters beyond western Europe's, which people's names have. */
const familyOf = (name: string) => [name, extended(name), vietnamese(name)];
export const serif = familyOf(title.alegreya);
export const sans = familyOf(title['plus-jakarta-sans']);

/** The same for whoever reads font files without this library; files of one `cut` complete each other. */
export const fontFiles = cuts.flatMap(({ family, cut, fontWeight, ...style }) => {
  const common = {
    cut: `${family} ${cut}`,
    fontWeight,
    fontStyle: 'fontStyle' in style ? style.fontStyle : ('normal' as const),
  };
  return [
    { ...common, name: title[family], src: file(family, 'latin', cut) },
    { ...common, name: extended(title[family]), src: file(family, 'latin-ext', cut) },
    { ...common, name: vietnamese(title[family]), src: file(family, 'vietnamese', cut) },
  ];
});

for (const { name, src, fontWeight, fontStyle } of fontFiles) {
  Font.register({ family: name, src, fontWeight, fontStyle });
}

const longestWord = 30;

// Indonesian is not hyphenated by English rules; only what no line could hold is broken, anywhere.
Font.registerHyphenationCallback((word) => (word.length > longestWord ? Array.from(word) : [word]));
