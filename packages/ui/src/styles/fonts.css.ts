import { globalFontFace } from '@vanilla-extract/css';

const face = (file: string) => `url('../../fonts/${file}') format('woff2')`;

globalFontFace('Rimba Serif', { src: face('rimba-serif.woff2'), fontWeight: 600, fontDisplay: 'swap' });
globalFontFace('Rimba Serif', {
  src: face('rimba-serif-italic.woff2'),
  fontStyle: 'italic',
  fontWeight: 480,
  fontDisplay: 'swap',
});
globalFontFace('Rimba Sans', { src: face('rimba-sans.woff2'), fontWeight: '400 700', fontDisplay: 'swap' });

// Local faces stretched to the same measures, so that text does not move when the real one arrives.
globalFontFace('Rimba Serif Fallback', {
  src: "local('Georgia'), local('Gelasio')",
  sizeAdjust: '88%',
  ascentOverride: '115%',
  descentOverride: '39%',
  lineGapOverride: '0%',
});
globalFontFace('Rimba Sans Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Arimo')",
  sizeAdjust: '105%',
  ascentOverride: '99%',
  descentOverride: '21%',
  lineGapOverride: '0%',
});
