import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text.ts';
import { vars } from '../../tokens/contract.css.ts';

export const mark = recipe({
  base: [
    textRule('small'),
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.4rem',
      fontWeight: vars.weight.semibold,
      whiteSpace: 'nowrap',
    },
  ],
  variants: {
    status: {
      pending_payment: { color: vars.color.warning },
      paid: { color: vars.color.success },
      cancelled: { color: vars.color.statusInactive },
    },
  },
});
