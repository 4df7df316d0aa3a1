import { textRule, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const tool = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  width: '4.5rem',
  minHeight: vars.size.touch,
  padding: vars.space[1],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.fontSize.smallest,
  fontWeight: vars.weight.semibold,
  lineHeight: textRule('label').lineHeight,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceAccent } },
});
