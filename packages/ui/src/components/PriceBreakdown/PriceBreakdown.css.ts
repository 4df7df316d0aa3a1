import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const lines = style({ display: 'grid', gap: '0.55rem', fontSize: vars.fontSize.control });

export const line = recipe({
  base: { display: 'flex', justifyContent: 'space-between', gap: vars.space[4] },
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

export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
