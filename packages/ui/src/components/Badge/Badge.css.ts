import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

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
  },
  variants: {
    tone: {
      accent: { background: vars.color.accent, color: vars.color.onAccent },
      danger: { background: vars.color.dangerFill, color: vars.color.onDanger },
    },
  },
});
