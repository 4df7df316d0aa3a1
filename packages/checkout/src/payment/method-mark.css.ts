import { vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const mark = style({
  display: 'inline-flex',
  gap: vars.space[1],
  alignItems: 'center',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.drawingInk}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surfaceRaised,
  color: vars.color.drawingInk,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
});
