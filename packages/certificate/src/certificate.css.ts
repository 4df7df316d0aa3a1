import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 17.5rem',
      gap: vars.space[6],
      alignItems: 'start',
    },
  },
});

/** Today's word about the certificate and its buttons are no part of the paper. */
export const beside = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { print: { display: 'none' } },
});
