import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const lines = style({ display: 'grid', gap: '0.55rem', fontSize: vars.fontSize.control });

export const line = recipe({
  base: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] },
  variants: {
    kind: {
      charge: {},
      discount: { color: vars.color.success },
      total: {
        borderTop: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
        paddingTop: '0.65rem',
        fontSize: '1.0625rem',
        fontWeight: vars.weight.bold,
      },
    },
  },
});

/** Beside the amount, or above it where the letters are too large for both. */
export const label = style({ flex: '1 1 6rem' });

export const amount = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
