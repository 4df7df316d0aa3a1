import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const list = style({
  display: 'flex',
  gap: vars.space[5],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  outline: 'none',
  borderBottom: `1px solid ${vars.color.line}`,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  flex: 'none',
  minHeight: vars.size.control,
  padding: '0 0.1rem',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.control,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-state="active"]': { color: vars.color.text, borderBottomColor: vars.color.accent },
    '&:hover': { color: vars.color.text },
    // The list scrolls, so an outer ring would be cut off.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [media.forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[data-state="active"]': { borderBottomColor: 'Highlight' } },
    },
  },
});

export const panel = style({ paddingTop: vars.space[4] });
