import { style } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const list = style([
  textRule('small'),
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', color: vars.color.textMuted },
]);

export const crumb = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], minWidth: 0 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: vars.space[1],
  color: 'inherit',
});

export const place = style({
  paddingInline: vars.space[1],
  selectors: { '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.semibold } },
});
