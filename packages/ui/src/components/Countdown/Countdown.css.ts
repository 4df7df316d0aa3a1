import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const clock = style({ display: 'flex', alignItems: 'center', gap: '0.9rem' });
export const ring = recipe({
  base: { width: '3.25rem', height: '3.25rem', flex: 'none', color: vars.color.accent },
  variants: { urgent: { true: { color: vars.color.warning } } },
});
export const track = style({ stroke: vars.color.line });
export const text = style({ display: 'grid', gap: vars.space[1] });
export const figures = style({
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.semibold,
  fontSize: '2.25rem',
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: vars.color.textHeading,
});
/** A year does not stand alone on its second line. */
export const until = style([textRule('small'), { color: vars.color.textMuted, textWrap: 'balance' }]);
