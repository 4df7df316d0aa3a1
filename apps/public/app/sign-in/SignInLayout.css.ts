import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The words with their gutters. */
const wordsWidth = '30rem';

export const page = style({
  display: 'grid',
  '@media': {
    [media.tablet]: {
      // The words begin where the header's do; the picture goes on to the window's edge.
      gridTemplateColumns: `minmax(0, calc(${wordsWidth} + max(0px, (100% - ${vars.size.page}) / 2))) minmax(0, 1fr)`,
      // Down to the footer, over the distance that it keeps.
      marginBottom: `calc(-1 * ${vars.space[6]})`,
    },
  },
});

export const words = style({
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[8]}`,
  '@media': {
    [media.tablet]: {
      justifySelf: 'end',
      width: '100%',
      maxWidth: wordsWidth,
      padding: `${vars.space[7]} ${vars.space[6]} ${vars.space[8]}`,
    },
  },
});

export const picture = style({
  position: 'relative',
  display: 'none',
  minHeight: '44rem',
  overflow: 'hidden',
  background: vars.color.backgroundSunken,
  '@media': { [media.tablet]: { display: 'block' } },
});
