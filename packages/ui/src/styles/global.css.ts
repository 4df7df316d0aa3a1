import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/scales.ts';
import { textRule } from './text-rule.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  background: vars.color.background,
  scrollPaddingTop: '5rem',
});

globalStyle('body', {
  ...textRule('body'),
  margin: 0,
  minHeight: '100vh',
  color: vars.color.text,
  background: vars.color.background,
  fontVariantNumeric: 'tabular-nums',
  WebkitFontSmoothing: 'antialiased',
  // Letters stand where the font puts them, not on whole pixels: there small words run into each other.
  textRendering: 'geometricPrecision',
  overflowWrap: 'break-word',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });

globalStyle('h1, h2, h3, h4', { color: vars.color.textHeading, textWrap: 'balance' });
globalStyle('h1', textRule('h1'));
globalStyle('h2', textRule('h2'));
globalStyle('h3', textRule('h3'));
globalStyle('h4', textRule('h4'));

globalStyle('a', {
  color: vars.color.textLink,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
});
globalStyle('svg', { display: 'block' });
globalStyle('img', { maxWidth: '100%' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});

globalStyle('::selection', { background: vars.color.accent, color: vars.color.onAccent });

/** Nobody went there by the keyboard: the focus was moved for a screen reader to go on from. */
globalStyle(':is(h1, h2, h3)[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle(':focus-visible', {
  outline: `${vars.size.focusWidth} solid ${vars.color.focus}`,
  outlineOffset: vars.size.focusOffset,
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
