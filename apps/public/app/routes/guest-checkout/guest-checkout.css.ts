import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: vars.space[6],
});

export const picker = style({ maxWidth: '34rem' });

export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: '10rem 1fr' } },
});
