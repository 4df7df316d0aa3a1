import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const { resolve } = createRequire(import.meta.url);
const file = (family: string, cut: string) =>
  resolve(`@fontsource/${family}/files/${family}-latin-${cut}.woff`);

/** The product's two families, for every document made as PDF. */
export const serif = 'Alegreya';
export const sans = 'Plus Jakarta Sans';

Font.register({
  family: serif,
  fonts: [
    { src: file('alegreya', '600-normal'), fontWeight: 600 },
    { src: file('alegreya', '400-italic'), fontWeight: 400, fontStyle: 'italic' },
  ],
});
Font.register({
  family: sans,
  fonts: [
    { src: file('plus-jakarta-sans', '400-normal'), fontWeight: 400 },
    { src: file('plus-jakarta-sans', '600-normal'), fontWeight: 600 },
  ],
});
// Indonesian is not hyphenated by English rules.
Font.registerHyphenationCallback((word) => [word]);
