import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const price = recipe({
  variants: {
    line: {
      false: { display: 'grid', gap: '0.1rem' },
      true: { display: 'inline-flex', flexWrap: 'wrap', gap: '0 0.5rem', alignItems: 'baseline' },
    },
  },
});
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 0.5rem',
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
});
export const now = recipe({
  base: { fontWeight: vars.weight.bold },
  variants: { size: { body: {}, figure: textRule('figure') } },
});
export const before = style([
  textRule('small'),
  { color: vars.color.textMuted, textDecoration: 'line-through' },
]);
export const reason = style([
  textRule('caption'),
  { color: vars.color.success, fontWeight: vars.weight.semibold },
]);
