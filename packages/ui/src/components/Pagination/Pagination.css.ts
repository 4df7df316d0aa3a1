import { style } from '@vanilla-extract/css';
import { forcedFill } from '../../styles/forced-fill.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], alignItems: 'center' });

export const step = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surfaceAccent },
    '&[aria-current]': {
      background: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': forcedFill } } },
});

export const gap = style({ color: vars.color.textMuted, paddingInline: vars.space[1] });

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
});
