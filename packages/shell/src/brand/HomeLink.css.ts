import { vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  textDecoration: 'none',
});
