import { recipe } from '@vanilla-extract/recipes';
import { forcedFill } from '../../styles/forced-fill.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const badge = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '1.25rem',
    height: '1.25rem',
    paddingInline: '0.3rem',
    borderRadius: vars.radius.pill,
    fontSize: vars.fontSize.smallest,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: forcedFill },
  },
  variants: {
    tone: {
      accent: { background: vars.color.accent, color: vars.color.onAccent },
      danger: { background: vars.color.dangerFill, color: vars.color.onDanger },
    },
  },
});
