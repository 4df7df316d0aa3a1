import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 1fr)' } },
});

export const words = style({
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[8]}`,
  '@media': { [media.tablet]: { padding: `${vars.space[7]} ${vars.space[6]} ${vars.space[8]}` } },
});

export const picture = style({
  position: 'relative',
  display: 'none',
  minHeight: '44rem',
  overflow: 'hidden',
  background: vars.color.backgroundSunken,
  '@media': { [media.tablet]: { display: 'block' } },
});
