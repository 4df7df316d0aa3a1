import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

/** One link covers the sheet. */
export const sheet = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'center',
  height: '100%',
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  boxShadow: vars.elevation.sheet,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
});

export const seal = style({ color: vars.color.accent });

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
});
