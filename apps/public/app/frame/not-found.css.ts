import { layer, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  position: 'relative',
  // The contours lie behind the words, not behind the page's own ground.
  isolation: 'isolate',
  paddingBlock: vars.space[8],
  minHeight: '60vh',
});

/** Down to the footer, over the distance that it keeps. */
export const contours = style({
  position: 'absolute',
  inset: `0 0 calc(-1 * ${vars.space[6]})`,
  zIndex: layer.behind,
  overflow: 'hidden',
});
