import { vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
});
