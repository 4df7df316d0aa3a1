import { forcedFill, layer, media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const skip = style({
  position: 'absolute',
  zIndex: layer.popover,
  top: '-5rem',
  insetInlineStart: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.weight.semibold,
  selectors: { '&:focus': { top: vars.space[3] } },
  '@media': { [media.forcedColors]: forcedFill },
});
