import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedFill } from '../../styles/forced-fill.ts';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const meter = style({ display: 'flex', alignItems: 'center', gap: '0.35rem', minHeight: '1.3rem' });

const filled = { '@media': { [media.forcedColors]: forcedFill } };

export const bar = recipe({
  base: {
    flex: 1,
    height: 6,
    borderRadius: vars.radius.sheet,
    border: `1.5px solid ${vars.color.lineStrong}`,
  },
  variants: {
    filled: {
      weak: { background: vars.color.danger, borderColor: vars.color.danger, ...filled },
      medium: { background: vars.color.warning, borderColor: vars.color.warning, ...filled },
      strong: { background: vars.color.success, borderColor: vars.color.success, ...filled },
    },
  },
});

export const word = style([
  textRule('caption'),
  { fontWeight: vars.weight.semibold, paddingInlineStart: '0.15rem' },
]);
