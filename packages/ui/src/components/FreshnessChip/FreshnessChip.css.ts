import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const chip = recipe({
  base: [
    textRule('small'),
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.5rem',
      padding: '0.3rem 0.65rem',
      border: '1.5px solid currentColor',
      borderRadius: vars.radius.sheet,
      background: vars.color.surface,
      fontWeight: vars.weight.semibold,
    },
  ],
  variants: {
    freshness: {
      inTime: { color: vars.color.success },
      due: { color: vars.color.warning },
      late: { color: vars.color.statusInactive, borderStyle: 'dashed' },
    },
  },
});
