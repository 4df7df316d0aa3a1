import { layer, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Over the page, wherever it is scrolled to. */
export const place = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: vars.space[4],
  bottom: vars.space[4],
  maxWidth: vars.size.measure,
  marginInline: 'auto',
});
