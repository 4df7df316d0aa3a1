import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const list = style({ display: 'grid', gap: vars.space[2] });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space[4],
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceAccent },
    '&[aria-pressed="true"]': { borderColor: vars.color.accent, background: vars.color.surfaceAccent },
  },
});
