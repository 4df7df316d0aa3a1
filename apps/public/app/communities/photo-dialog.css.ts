import { textRule, vars } from '@rimba/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const dialog = style({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: vars.space[3],
  border: 0,
  background: vars.color.background,
  color: vars.color.text,
  selectors: {
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', gap: vars.space[2] },
  },
});

export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const position = style([textRule('small'), { marginInlineEnd: 'auto' }]);

/** Sideways is for the next picture; up, down and pinching stay the browser's. */
export const stage = style({ display: 'grid', minHeight: 0, touchAction: 'pan-y pinch-zoom' });

globalStyle(`${stage} > *`, {
  width: '100%',
  height: '100%',
  minHeight: 0,
  aspectRatio: 'auto',
  objectFit: 'contain',
});

export const caption = style([
  textRule('small'),
  { color: vars.color.textMuted, textAlign: 'center', maxWidth: vars.size.measure, marginInline: 'auto' },
]);
