import { vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const communities = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 20rem) auto',
  alignItems: 'center',
  gap: vars.space[2],
});
