import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});
