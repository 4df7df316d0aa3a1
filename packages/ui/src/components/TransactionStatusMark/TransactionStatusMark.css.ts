import { recipe } from '@vanilla-extract/recipes';
import { markRule } from '../../styles/mark.ts';
import { vars } from '../../tokens/contract.css.ts';

export const mark = recipe({
  base: { ...markRule, flexShrink: 0, maxWidth: '100%', whiteSpace: 'normal' },
  variants: {
    status: {
      pending_payment: { color: vars.color.warning },
      paid: { color: vars.color.success },
      cancelled: { color: vars.color.statusInactive },
    },
  },
});
