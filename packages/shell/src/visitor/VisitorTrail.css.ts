import { vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const trail = style({
  paddingTop: vars.space[3],
  '@media': { print: { display: 'none' } },
});
