import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.75rem), 1fr))',
      gap: vars.space[5],
    },
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(15.5rem, 1fr))' },
  },
});
