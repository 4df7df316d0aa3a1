import { globalFontFace } from '@vanilla-extract/css';
import { rareInSerif } from './font-characters.ts';

const face = (file: string) => `url('../../fonts/${file}') format('woff2')`;

const upright = { fontWeight: 600, fontDisplay: 'swap' } as const;
const italic = { fontStyle: 'italic', fontWeight: 480, fontDisplay: 'swap' } as const;
/** Of faces that have a character, browsers take the one named last. */
const rare = {
  unicodeRange: Array.from(rareInSerif, (each) => `U+${each.charCodeAt(0).toString(16)}`).join(),
};

globalFontFace('Rimba Serif', { src: face('rimba-serif.woff2'), ...upright });
globalFontFace('Rimba Serif', { src: face('rimba-serif-rare.woff2'), ...upright, ...rare });
globalFontFace('Rimba Serif', { src: face('rimba-serif-italic.woff2'), ...italic });
globalFontFace('Rimba Serif', { src: face('rimba-serif-italic-rare.woff2'), ...italic, ...rare });
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
