import { style } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layer } from '../../tokens/scales.ts';

/** The whole window, on the page's own paper: the picture is looked at, not performed. */
export const sheet = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: vars.space[2],
  padding: `max(${vars.space[2]}, env(safe-area-inset-top)) ${vars.space[3]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  background: vars.color.background,
  color: vars.color.text,
  ':focus-visible': { outlineOffset: '-3px' },
});

export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const position = style([
  textRule('small'),
  { marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' },
]);

/** Sideways is ours, up and down and pinching stay the browser's. */
export const stage = style({ minHeight: 0, display: 'grid', touchAction: 'pan-y pinch-zoom' });

export const picture = style({
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'contain',
  userSelect: 'none',
});

export const caption = style([
  textRule('small'),
  { maxWidth: vars.size.measure, marginInline: 'auto', textAlign: 'center', color: vars.color.textMuted },
]);
